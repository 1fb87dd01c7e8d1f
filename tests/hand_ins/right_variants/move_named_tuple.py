# styles: make_move

from collections import namedtuple

Result = namedtuple("Result", "board legal")
moved = make_move


def make_move(board, row, elements):
    return Result(*moved(board, row, elements))
