# breaks: is_n_position
# says: 'True'


def is_n_position(board):
    if nim_sum(board) == 0:
        return "True"
    return "False"
