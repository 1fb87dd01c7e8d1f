# breaks: is_board_empty


def is_board_empty(board):
    if len(board) == 0:
        return False
    for row in board:
        if row > 0:
            return False
    return True
