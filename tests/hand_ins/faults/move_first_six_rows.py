# breaks: make_move


def make_move(board, row, elements):
    if not 1 <= row <= min(len(board), 6) or not 1 <= elements <= board[row - 1]:
        return board[:], False
    return board[: row - 1] + [board[row - 1] - elements] + board[row:], True
