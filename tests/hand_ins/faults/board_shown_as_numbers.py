# breaks: present_board
# says: not their number


def present_board(board):
    text = "Nim:"
    for i in range(len(board)):
        text += "\n" + str(i + 1) + ": " + str(board[i])
    return text
