# breaks: nim_sum
# earns: 8
# says: IndexError


def nim_sum(board):
    total = board[0]
    for row in board[1:]:
        total = bitwise_exclusive_or(total, row)
    return total
