# lost: present_board=failed|error
# what: a text that no encoding can carry, in the answer and in what is printed


def present_board(board):
    print("\udcff\ud800")
    return "Nim:\ud800\n1: \x00\x1b[31m\u202e"
