# breaks: make_move
# says: None


def make_move(board, row, elements):
    if row < 1 or row > len(board) or elements < 1 or elements > board[row - 1]:
        return None
    new_board = board.copy()
    new_board[row - 1] -= elements
    return (new_board, True)
