# breaks: present_board
# says: begins with its number and a colon


def present_board(board):
    text = "Nim:"
    for elements in board:
        text += "\n" + " X" * elements
    return text
