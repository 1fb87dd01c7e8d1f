# lost: play_nim=not_judged
# what: the game reads its input to an end that does not come

import sys


def play_nim(player1, player2, board):
    print(present_board(board))
    moves = sys.stdin.read().splitlines()
    print(moves)
