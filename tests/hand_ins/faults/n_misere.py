# breaks: is_n_position


def is_n_position(board):
    """The names of the sheet, and the rule that who takes last loses."""
    if max(board, default=0) <= 1:
        return sum(board) % 2 == 1
    return nim_sum(board) == 0
