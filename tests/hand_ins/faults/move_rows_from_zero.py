# breaks: make_move
# diagnosis: row-from-zero
# says: counts the rows from 0


def make_move(board, row, elements):
    new_board = board.copy()
    if row < 0 or row >= len(board) or elements < 1 or elements > board[row]:
        return (new_board, False)
    new_board[row] -= elements
    return (new_board, True)
