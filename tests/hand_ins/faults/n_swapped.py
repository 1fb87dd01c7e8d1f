# breaks: is_n_position
# diagnosis: verdict-swapped


def is_n_position(board):
    return nim_sum(board) != 0
