# breaks: nim_sum
# says: A board may have any number of rows


def nim_sum(board):
    x, y, z = board
    return bitwise_exclusive_or(bitwise_exclusive_or(x, y), z)
