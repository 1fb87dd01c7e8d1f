# breaks: nim_sum
# says: half of the points


class Sum(int):
    pass


number = nim_sum


def nim_sum(board):
    return Sum(number(board))


def is_n_position(board):
    return number(board) == 0


def is_p_position(board):
    return number(board) != 0
