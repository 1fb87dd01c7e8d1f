# breaks: present_board


def present_board(board):
    """From row 10 on only the last digit of the number is shown."""
    text = "Nim:"
    for i in range(len(board)):
        text += "\n" + str((i + 1) % 10) + ":" + " X" * board[i]
    return text
