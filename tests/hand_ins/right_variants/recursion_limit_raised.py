# styles: is_board_empty

import sys

sys.setrecursionlimit(20000)


def is_board_empty(board):
    def depth(n):
        return 0 if n == 0 else 1 + depth(n - 1)

    return depth(5000) == 5000 and not any(board)
