# breaks: optimal_move


def optimal_move(board):
    """On a lost board an index into the rows that are not empty, which is not a row of the board."""
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
    filled = [elements for elements in board if elements > 0]
    row = random.randrange(len(filled))
    return (row + 1, random.randint(1, filled[row]))
