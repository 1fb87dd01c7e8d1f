# breaks: is_n_position
# says: changed the list


def is_n_position(board):
    board.sort()
    return nim_sum(board) == 0
