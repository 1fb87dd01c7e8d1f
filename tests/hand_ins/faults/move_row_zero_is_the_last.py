# breaks: make_move


def make_move(board, row, elements):
    """Python counts indices from the end where they are negative, so row 0 is the last row."""
    new_board = board.copy()
    if row > len(board) or elements < 1 or elements > board[row - 1]:
        return (new_board, False)
    new_board[row - 1] -= elements
    return (new_board, True)
