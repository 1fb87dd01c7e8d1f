# lost: numeral_binary=failed|error, make_move=failed|error
# what: a generator for a list, and an endless one for a board

import itertools


def numeral_binary(numeral):
    while numeral:
        yield numeral % 2
        numeral //= 2


def make_move(board, row, elements):
    return (itertools.count(), True)
