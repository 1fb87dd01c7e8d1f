# breaks: optimal_move
# diagnosis: row-from-zero
# says: the board has 1 row. Perhaps the rows were counted from 0


def optimal_move(board):
    total = nim_sum(board)
    optimal = []
    legal = []
    for i in range(len(board)):
        for elements in range(1, board[i] + 1):
            legal.append((i + 1, elements))
            if bitwise_exclusive_or(bitwise_exclusive_or(total, board[i]), board[i] - elements) == 0:
                optimal.append((i + 1, elements))
    row, elements = random.choice(optimal or legal)
    return (row - 1, elements)
