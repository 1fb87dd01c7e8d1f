# replaces: make_move
# says: with the very list that was given
# says: expected: ([1, 2, 3], False), with a new list
# says: Your function gave back board itself, not a copy.


def make_move(board, row, elements):
    return board, False
