# breaks: present_board


def present_board(board):
    text = "Nim:"
    for i in range(len(board)):
        text += "\n" + str(i) + ":" + " X" * board[i]
    return text
