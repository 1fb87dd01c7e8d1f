# breaks: nim_sum
# says: rows after them are left out


def nim_sum(board):
    if len(board) == 0:
        return 0
    if len(board) == 1:
        return board[0]
    return bitwise_exclusive_or(board[0], board[1])
