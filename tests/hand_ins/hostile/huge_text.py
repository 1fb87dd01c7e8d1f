# lost: present_board=error|failed|timeout
# what: a board of a hundred million characters


def present_board(board):
    return "Nim:\n" + "X" * 100_000_000
