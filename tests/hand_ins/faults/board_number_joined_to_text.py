# breaks: present_board
# says: turns a number into a text


def present_board(board):
    text = "Nim:"
    for i in range(len(board)):
        text += "\n" + (i + 1) + ":" + " X" * board[i]
    return text
