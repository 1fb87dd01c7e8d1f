# breaks: optimal_move
# says: no move was collected


def optimal_move(board):
    good = []
    for row in range(1, len(board) + 1):
        for count in range(1, board[row - 1] + 1):
            if nim_sum(make_move(board, row, count)[0]) == 0:
                good.append((row, count))
    return random.choice(good)
