# breaks: is_board_empty
# says: changed the list


def is_board_empty(board):
    while 0 in board:
        board.remove(0)
    return len(board) == 0
