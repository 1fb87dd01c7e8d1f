# breaks: make_move
# says: Work on a copy


def make_move(board, row, elements):
    if row < 1 or row > len(board) or elements < 1 or elements > board[row - 1]:
        return (board.copy(), False)
    board[row - 1] -= elements
    return (board.copy(), True)
