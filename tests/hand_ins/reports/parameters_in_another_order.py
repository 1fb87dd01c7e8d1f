# replaces: make_move
# says: Its parameters are row, elements, board; on the lab sheet their order is board, row, elements.


def make_move(row, elements, board):
    return list(board), row < elements
