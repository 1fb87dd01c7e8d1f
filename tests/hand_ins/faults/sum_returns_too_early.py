# breaks: nim_sum


def nim_sum(board):
    total = 0
    for row in board:
        total = bitwise_exclusive_or(total, row)
        return total
    return total
