# breaks: optimal_move


def optimal_move(board):
    """One index too few: the last of several optimal moves never comes."""
    total = nim_sum(board)
    optimal = []
    legal = []
    for i in range(len(board)):
        for elements in range(1, board[i] + 1):
            legal.append((i + 1, elements))
            if bitwise_exclusive_or(bitwise_exclusive_or(total, board[i]), board[i] - elements) == 0:
                optimal.append((i + 1, elements))
    if optimal:
        return optimal[random.randrange(max(1, len(optimal) - 1))]
    return random.choice(legal)
