# breaks: optimal_move
# diagnosis: took-nim-sum


def optimal_move(board):
    """Takes as many as the nim sum says, where a row holds that many."""
    total = nim_sum(board)
    optimal = []
    legal = []
    for i in range(len(board)):
        for elements in range(1, board[i] + 1):
            legal.append((i + 1, elements))
            if bitwise_exclusive_or(bitwise_exclusive_or(total, board[i]), board[i] - elements) == 0:
                optimal.append((i + 1, elements))
    if total == 0:
        return random.choice(legal)
    return random.choice([move for move in legal if move[1] == total] or legal)
