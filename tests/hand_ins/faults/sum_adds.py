# breaks: nim_sum
# diagnosis: added


def nim_sum(board):
    return sum(board)
