# breaks: nim_sum
# diagnosis: missed-row


def nim_sum(board):
    total = 0
    for i in range(len(board) - 1):
        total = bitwise_exclusive_or(total, board[i])
    return total
