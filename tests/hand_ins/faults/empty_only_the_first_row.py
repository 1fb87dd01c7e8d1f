# breaks: is_board_empty
# says: that of the first row


def is_board_empty(board):
    for row in board:
        if row > 0:
            return False
        else:
            return True
    return True
