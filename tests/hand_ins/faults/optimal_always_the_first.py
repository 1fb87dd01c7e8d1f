# breaks: optimal_move
# says: it never chose
# says: random.choice


def optimal_move(board):
    """Where several moves are optimal, always the same one."""
    total = nim_sum(board)
    optimal = []
    legal = []
    for i in range(len(board)):
        for elements in range(1, board[i] + 1):
            legal.append((i + 1, elements))
            if bitwise_exclusive_or(bitwise_exclusive_or(total, board[i]), board[i] - elements) == 0:
                optimal.append((i + 1, elements))
    if optimal:
        return optimal[0]
    return random.choice(legal)
