# breaks: optimal_move
# diagnosis: illegal


def optimal_move(board):
    """On a lost board a row that may be empty."""
    total = nim_sum(board)
    optimal = []
    legal = []
    for i in range(len(board)):
        for elements in range(1, board[i] + 1):
            legal.append((i + 1, elements))
            if bitwise_exclusive_or(bitwise_exclusive_or(total, board[i]), board[i] - elements) == 0:
                optimal.append((i + 1, elements))
    if optimal:
        return random.choice(optimal)
    row = random.randint(1, len(board))
    return (row, random.randint(1, max(1, board[row - 1])))
