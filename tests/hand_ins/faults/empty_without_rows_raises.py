# breaks: is_board_empty
# says: ValueError


def is_board_empty(board):
    return max(board) == 0
