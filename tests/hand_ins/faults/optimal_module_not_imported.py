# breaks: optimal_move
# says: from random import choice


def optimal_move(board):
    moves = [(row, count) for row in range(1, len(board) + 1) for count in range(1, board[row - 1] + 1)]
    good = [move for move in moves if nim_sum(make_move(board, *move)[0]) == 0]
    return choice(good or moves)
