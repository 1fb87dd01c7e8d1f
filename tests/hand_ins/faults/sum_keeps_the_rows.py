# breaks: nim_sum
# says: in a fresh Python it gives
# says: kept from call to call


def nim_sum(board, rows=[]):
    rows.extend(board)
    total = 0
    for row in rows:
        total = bitwise_exclusive_or(total, row)
    return total
