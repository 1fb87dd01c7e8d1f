# breaks: make_move
# says: board[:]
# says: itself, not a copy


def make_move(board, row, elements):
    """For an illegal move the board itself comes back, not a copy."""
    if row < 1 or row > len(board) or elements < 1 or elements > board[row - 1]:
        return (board, False)
    new_board = board.copy()
    new_board[row - 1] -= elements
    return (new_board, True)
