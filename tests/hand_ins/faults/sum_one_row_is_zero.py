# breaks: nim_sum


def nim_sum(board):
    """One row is taken for a lost position."""
    if len(board) == 1:
        return 0
    total = 0
    for i in range(len(board)):
        total = bitwise_exclusive_or(total, board[i])
    return total
