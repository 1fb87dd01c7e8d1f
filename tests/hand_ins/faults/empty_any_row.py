# breaks: is_board_empty


def is_board_empty(board):
    if board == []:
        return True
    return 0 in board
