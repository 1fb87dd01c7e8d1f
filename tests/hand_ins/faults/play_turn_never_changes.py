# breaks: play_nim
# says: A player was asked whose turn it was not


def play_nim(player1, player2, board):
    players = [player1, player2]
    turn = 0
    while not is_board_empty(board):
        player = players[turn]
        print(present_board(board))
        if is_human(player):
            answer = input(player + ", what is your move (row, elements)? ")
            try:
                row, elements = answer.split(",")
                row = int(row)
                elements = int(elements)
            except ValueError:
                print("Please answer like this: 2, 1")
                continue
        else:
            row, elements = optimal_move(board)
            print(player, "takes", elements, "from row", row)
        board, legal = make_move(board, row, elements)
        if legal:
            pass
        else:
            print("This move is not possible.")
    print(present_board(board))
    print(players[1 - turn], "wins!")
