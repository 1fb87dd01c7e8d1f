# lost: nim_sum=error|failed
# what: one function reads from address 0

import ctypes


def nim_sum(board):
    return ctypes.string_at(0)
