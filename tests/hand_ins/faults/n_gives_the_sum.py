# breaks: is_n_position


def is_n_position(board):
    return nim_sum(board)
