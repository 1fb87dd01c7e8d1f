# breaks: is_board_empty
# says: as soon as one row was empty


def is_board_empty(board):
    for row in board:
        if row == 0:
            return True
    return False
