# breaks: play_nim
# says: a person was asked for the move


def play_nim(player1, player2, board):
    players = [player1, player2]
    turn = 0
    while not is_board_empty(board):
        player = players[turn]
        print(present_board(board))
        if True:
            answer = input(player + ", what is your move (row, elements)? ")
            try:
                row, elements = answer.split(",")
                row = int(row)
                elements = int(elements)
            except ValueError:
                print("Please answer like this: 2, 1")
                continue
        board, legal = make_move(board, row, elements)
        if legal:
            turn = 1 - turn
        else:
            print("This move is not possible.")
    print(present_board(board))
    print(players[1 - turn], "wins!")
