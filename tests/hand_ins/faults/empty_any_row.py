# breaks: is_board_empty
# says: as soon as one row was empty


def is_board_empty(board):
    if board == []:
        return True
    return 0 in board
