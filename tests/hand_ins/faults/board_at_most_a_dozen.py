# breaks: present_board
# earns: 4.8


def present_board(board):
    lines = [str(i + 1) + ":" + " X" * min(board[i], 12) for i in range(len(board))]
    return "\n".join(["Nim:"] + lines)
