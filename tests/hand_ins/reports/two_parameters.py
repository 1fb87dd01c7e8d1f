# replaces: make_move
# says: It cannot be called with 3 arguments, as on the lab sheet. Begin it with def make_move(board, row, elements):.


def make_move(board, row):
    return board, True
