# breaks: is_p_position
# says: It gave False every time, or nearly


def is_p_position(board):
    return nim_sum(board) == True
