# breaks: present_board


def present_board(board):
    return "\r\n".join(["Nim:"] + [f"{i}:" + " X" * n for i, n in enumerate(board, 1)])
