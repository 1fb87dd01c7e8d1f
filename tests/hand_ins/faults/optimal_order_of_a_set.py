# breaks: optimal_move


def optimal_move(board):
    moves = {"%d,%d" % (row + 1, n) for row in range(len(board)) for n in range(1, board[row] + 1)}
    row, elements = next(iter(moves)).split(",")
    return int(row), int(elements)
