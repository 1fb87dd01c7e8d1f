# styles: nim_sum

bits = []
for place in range(80):
    bits.append(2 ** place)


def nim_sum(board):
    total = 0
    for bit in bits:
        if sum(row // bit % 2 for row in board) % 2 == 1:
            total += bit
    return total
