# breaks: make_move
# earns: 4
# says: is legal


def make_move(board, row, elements):
    new_board = board.copy()
    if row < 1 or row > len(board) or elements < 1 or elements > min(3, board[row - 1]):
        return new_board, False
    new_board[row - 1] -= elements
    return new_board, True
