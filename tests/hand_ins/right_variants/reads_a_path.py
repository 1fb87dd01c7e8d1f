# styles: standard input is opened by its path


from pathlib import Path


def play_nim(player1, player2, board):
    players = [player1, player2]
    turn = 0
    while not is_board_empty(board):
        player = players[turn]
        print(present_board(board))
        if is_human(player):
            print("Your move?")
            with Path("/dev/stdin").open() as entered:
                row, elements = [int(part) for part in entered.readline().split(",")]
        else:
            row, elements = optimal_move(board)
        board, legal = make_move(board, row, elements)
        if legal:
            turn = 1 - turn
        else:
            print("No.")
    print(players[1 - turn], "wins!")
