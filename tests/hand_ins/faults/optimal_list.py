# breaks: optimal_move
# earns: 5
# says: list
# says: round brackets


def optimal_move(board):
    total = nim_sum(board)
    optimal = []
    legal = []
    for i in range(len(board)):
        for elements in range(1, board[i] + 1):
            legal.append((i + 1, elements))
            if bitwise_exclusive_or(bitwise_exclusive_or(total, board[i]), board[i] - elements) == 0:
                optimal.append((i + 1, elements))
    if optimal:
        return list(random.choice(optimal))
    return list(random.choice(legal))
