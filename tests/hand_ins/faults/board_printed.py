# breaks: present_board
# says: None
# says: write return instead of print


def present_board(board):
    print("Nim:")
    for i in range(len(board)):
        print(str(i + 1) + ":" + " X" * board[i])
