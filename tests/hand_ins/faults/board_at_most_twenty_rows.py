# breaks: present_board
# earns: 4.8


def present_board(board):
    lines = [str(i + 1) + ":" + " X" * board[i] for i in range(min(len(board), 20))]
    return "\n".join(["Nim:"] + lines)
