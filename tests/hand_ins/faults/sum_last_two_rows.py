# breaks: nim_sum
# says: the nim sum of the last 2 rows: the rows before are left out


def nim_sum(board):
    total = 0
    if len(board) == 1:
        return board[0]
    for i in range(len(board) - 1):
        total = bitwise_exclusive_or(board[i], board[i + 1])
    return total
