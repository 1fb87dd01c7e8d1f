# lost: is_board_empty=error|failed|timeout
# what: one function takes all memory that there is


def is_board_empty(board):
    taken = []
    while True:
        taken.append(bytearray(1 << 28))
