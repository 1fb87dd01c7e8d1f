# breaks: make_move
# says: every row stays in its place


def make_move(board, row, elements):
    new_board = board.copy()
    if row < 1 or row > len(board) or elements < 1 or elements > board[row - 1]:
        return new_board, False
    new_board[row - 1] -= elements
    return [size for size in new_board if size > 0], True
