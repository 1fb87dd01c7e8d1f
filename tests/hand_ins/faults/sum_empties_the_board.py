# breaks: nim_sum
# says: changed the list


def nim_sum(board):
    total = 0
    while board:
        total = bitwise_exclusive_or(total, board.pop())
    return total
