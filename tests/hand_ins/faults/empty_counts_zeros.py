# breaks: is_board_empty


def is_board_empty(board):
    return str(board).count("0") == len(board)
