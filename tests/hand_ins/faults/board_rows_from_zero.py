# breaks: present_board
# says: Rows count from 1


def present_board(board):
    text = "Nim:"
    for i in range(len(board)):
        text += "\n" + str(i) + ":" + " X" * board[i]
    return text
