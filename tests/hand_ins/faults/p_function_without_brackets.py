# breaks: is_p_position
# says: It gave False every time


def is_p_position(board):
    return not is_n_position
