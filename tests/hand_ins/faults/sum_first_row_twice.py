# breaks: nim_sum
# says: a number XOR itself is 0


def nim_sum(board):
    total = board[0] if board else 0
    for row in board:
        total = bitwise_exclusive_or(total, row)
    return total
