def is_human(player_string):
    return "computer" not in player_string.lower()


def is_board_empty(board):
    for row in board:
        if row > 0:
            return False
