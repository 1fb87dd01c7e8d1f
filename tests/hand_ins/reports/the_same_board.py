# replaces: make_move
# says: with the same list
# says: expected: ([1, 2, 3], False), with a new list
# says: Your function returned board itself, not a copy.


def make_move(board, row, elements):
    return board, False
