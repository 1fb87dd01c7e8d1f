# breaks: present_board
# says: The first line is


def present_board(board):
    lines = []
    for i in range(len(board)):
        lines.append(str(i + 1) + ":" + " X" * board[i])
    return "\n".join(lines)
