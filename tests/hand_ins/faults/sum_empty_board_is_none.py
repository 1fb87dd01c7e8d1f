# breaks: nim_sum
# says: None


def nim_sum(board):
    total = None
    for row in board:
        if total is None:
            total = row
        else:
            total = bitwise_exclusive_or(total, row)
    return total
