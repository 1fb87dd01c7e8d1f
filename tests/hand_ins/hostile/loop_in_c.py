# lost: present_board=timeout
# what: an endless loop inside the interpreter, where no signal handler of Python runs

import itertools


def present_board(board):
    return sum(itertools.repeat(0))
