# breaks: present_board
# says: keeps its line


def present_board(board):
    text = "Nim:"
    for i in range(len(board)):
        if board[i] > 0:
            text += "\n" + str(i + 1) + ":" + " X" * board[i]
    return text
