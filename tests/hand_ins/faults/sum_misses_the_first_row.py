# breaks: nim_sum
# diagnosis: missed-row


def nim_sum(board):
    total = 0
    for row in board[1:]:
        total = bitwise_exclusive_or(total, row)
    return total
