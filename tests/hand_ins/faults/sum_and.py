# breaks: nim_sum
# diagnosis: anded


def nim_sum(board):
    if not board:
        return 0
    total = board[0]
    for row in board:
        total = total & row
    return total
