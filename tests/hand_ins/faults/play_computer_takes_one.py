# breaks: play_nim
# says: did not play the move that optimal_move returned


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
            row = [i + 1 for i in range(len(board)) if board[i] > 0][0]
            elements = 1
            print(player, "takes", elements, "from row", row)
        board, legal = make_move(board, row, elements)
        if legal:
            turn = 1 - turn
        else:
            print("This move is not possible.")
    print(present_board(board))
    print(players[1 - turn], "wins!")
