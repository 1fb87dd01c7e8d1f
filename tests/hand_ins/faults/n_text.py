# breaks: is_n_position
# says: 'True'
# says: without quotation marks


def is_n_position(board):
    if nim_sum(board) == 0:
        return "True"
    return "False"
