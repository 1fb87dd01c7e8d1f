# breaks: present_board


def present_board(board):
    text = "Nim:"
    for elements in board:
        text += "\n" + " X" * elements
    return text
