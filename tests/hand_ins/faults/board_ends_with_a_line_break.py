# breaks: present_board
# earns: 3
# says: one too many
# says: half of the points


def present_board(board):
    text = "Nim:\n"
    for i in range(len(board)):
        text += str(i + 1) + ": " + "X " * board[i] + "\n"
    return text
