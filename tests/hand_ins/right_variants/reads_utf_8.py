# styles: standard input is told its encoding


import sys


def play_nim(player1, player2, board):
    players = [player1, player2]
    turn = 0
    while not is_board_empty(board):
        player = players[turn]
        print(present_board(board))
        if is_human(player):
            sys.stdin.reconfigure(encoding="utf-8")
            row, elements = [int(part) for part in input("? ").split(",")]
        else:
            row, elements = optimal_move(board)
        board, legal = make_move(board, row, elements)
        if legal:
            turn = 1 - turn
        else:
            print("No.")
    print(players[1 - turn], "wins!")
