# breaks: make_move
# says: the row for the number of elements


def make_move(board, elements, row):
    new_board = list(board)
    if not 1 <= row <= len(board) or not 1 <= elements <= board[row - 1]:
        return new_board, False
    new_board[row - 1] -= elements
    return new_board, True
