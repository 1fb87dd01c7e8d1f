# breaks: is_board_empty


def is_board_empty(board):
    for row in board:
        if row > 0:
            return None
    return True
