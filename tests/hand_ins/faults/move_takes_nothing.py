# breaks: make_move


def make_move(board, row, elements):
    new_board = board.copy()
    if row < 1 or row > len(board) or elements < 0 or elements > board[row - 1]:
        return (new_board, False)
    new_board[row - 1] -= elements
    return (new_board, True)
