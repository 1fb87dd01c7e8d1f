# lost: is_board_empty=error|failed|timeout
# what: one function takes all memory that there is, and not from Python

import mmap

maps = []


def is_board_empty(board):
    for _ in range(32):
        maps.append(mmap.mmap(-1, 1 << 28))
        for page in range(0, 1 << 28, 4096):
            maps[-1][page] = 1
