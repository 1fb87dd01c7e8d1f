# breaks: is_board_empty


def is_board_empty(board):
    return board == []
