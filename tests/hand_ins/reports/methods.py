# replaces: is_human
# replaces: is_board_empty
# says: is_human and is_board_empty are inside class Nim; move them to the left margin.


class Nim:
    def is_human(name):
        return "computer" not in name.lower()

    def is_board_empty(board):
        return sum(board) == 0
