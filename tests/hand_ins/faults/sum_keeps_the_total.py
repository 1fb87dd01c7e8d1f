# breaks: nim_sum
# says: in a fresh Python it gives
# says: kept from call to call

total_so_far = 0


def nim_sum(board):
    global total_so_far
    for row in board:
        total_so_far = bitwise_exclusive_or(total_so_far, row)
    return total_so_far
