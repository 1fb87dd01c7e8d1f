# styles: optimal_move

from collections import namedtuple

Move = namedtuple("Move", "row elements")
chosen = optimal_move


def optimal_move(board):
    return Move(*chosen(board))
