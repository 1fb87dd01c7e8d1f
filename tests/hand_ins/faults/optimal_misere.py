# breaks: optimal_move
# diagnosis: misere-mixup


def optimal_move(board):
    """Right where who takes last loses."""
    total = nim_sum(board)
    optimal = []
    legal = []
    for i in range(len(board)):
        for elements in range(1, board[i] + 1):
            legal.append((i + 1, elements))
            if bitwise_exclusive_or(bitwise_exclusive_or(total, board[i]), board[i] - elements) == 0:
                optimal.append((i + 1, elements))
    if max(board) > 1 and len([row for row in board if row > 1]) == 1:
        row = board.index(max(board)) + 1
        ones = len([other for other in board if other == 1])
        return (row, board[row - 1] - (1 - ones % 2))
    if optimal:
        return random.choice(optimal)
    return random.choice(legal)
