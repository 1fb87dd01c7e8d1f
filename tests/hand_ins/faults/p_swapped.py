# breaks: is_p_position
# diagnosis: verdict-swapped


def is_p_position(board):
    return nim_sum(board) == 0
