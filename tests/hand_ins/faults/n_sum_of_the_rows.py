# breaks: is_n_position


def is_n_position(board):
    return sum(board) % 2 == 0
