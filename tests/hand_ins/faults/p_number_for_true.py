# breaks: is_p_position
# says: a number == True is asked whether it is 1


def is_p_position(board):
    return nim_sum(board) == True
