# breaks: nim_sum
# diagnosis: ored


def nim_sum(board):
    total = 0
    for row in board:
        total = total | row
    return total
