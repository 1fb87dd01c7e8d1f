# styles: standard input is opened by os.fdopen and io.open


import io
import os


def play_nim(player1, player2, board):
    players = [player1, player2]
    turn = 0
    while not is_board_empty(board):
        player = players[turn]
        print(present_board(board))
        if is_human(player):
            print("Your move?")
            entered = os.fdopen(0, closefd=False) if turn == 0 else io.open(0, "rb", buffering=0)
            row, elements = [int(part) for part in entered.readline().split(b"," if turn else ",")]
        else:
            row, elements = optimal_move(board)
        board, legal = make_move(board, row, elements)
        if legal:
            turn = 1 - turn
        else:
            print("No.")
    print(players[1 - turn], "wins!")
