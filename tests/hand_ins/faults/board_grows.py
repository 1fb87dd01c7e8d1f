# breaks: present_board
# says: changed the list
# says: work on a copy


def present_board(board):
    lines = ["Nim:"]
    board.append(0)
    for row in range(len(board) - 1):
        lines.append(str(row + 1) + ":" + " X" * board[row])
    return "\n".join(lines)
