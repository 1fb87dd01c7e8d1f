# styles: row and elements separated by a space


def play_nim(player1, player2, board):
    players = [player1, player2]
    turn = 0
    while not is_board_empty(board):
        player = players[turn]
        print(present_board(board))
        if is_human(player):
            row, elements = input(player + ", row and elements, separated by a space: ").split()
            row, elements = int(row), int(elements)
        else:
            row, elements = optimal_move(board)
        board, legal = make_move(board, row, elements)
        if legal:
            turn = 1 - turn
        else:
            print("This move is not possible.")
    print(players[1 - turn], "wins!")
