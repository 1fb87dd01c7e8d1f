# breaks: is_p_position


def is_p_position(board):
    return nim_sum(board)
