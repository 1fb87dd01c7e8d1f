# breaks: nim_sum


def nim_sum(board):
    total = 0
    for size in board[:9]:
        total = bitwise_exclusive_or(total, size)
    return total
