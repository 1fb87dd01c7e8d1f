# breaks: play_nim
# says: the same player has to be asked again


def play_nim(player1, player2, board):
    players = [player1, player2]
    turn = 0
    while not is_board_empty(board):
        player = players[turn]
        print(present_board(board))
        if is_human(player):
            row = int(input("Row: "))
            elements = int(input("Elements: "))
        else:
            row, elements = optimal_move(board)
            print(player, "takes", elements, "from row", row)
        board, legal = make_move(board, row, elements)
        turn = 1 - turn
        if legal:
            pass
        else:
            print("This move is not possible.")
    print(present_board(board))
    print(players[1 - turn], "wins!")
