# breaks: is_p_position
# says: None


def is_p_position(board):
    if nim_sum(board) != 0:
        return True
