# breaks: optimal_move


def optimal_move(board):
    """Makes the move on the board that it was asked about."""
    total = nim_sum(board)
    optimal = []
    legal = []
    for i in range(len(board)):
        for elements in range(1, board[i] + 1):
            legal.append((i + 1, elements))
            if bitwise_exclusive_or(bitwise_exclusive_or(total, board[i]), board[i] - elements) == 0:
                optimal.append((i + 1, elements))
    row, elements = random.choice(optimal or legal)
    board[row - 1] -= elements
    return (row, elements)
