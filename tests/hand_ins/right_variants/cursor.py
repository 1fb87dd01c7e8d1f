# styles: each row is printed at its place on the screen


def show(board):
    print("\x1b[2J\x1b[H", end="")
    for row, elements in enumerate(board, 1):
        print(f"\x1b[{row};1HRow {row}: " + "# " * elements, end="")
    print(f"\x1b[{len(board) + 2};1H", end="")


def play_nim(player1, player2, board):
    player, other = player1, player2
    while not is_board_empty(board):
        show(board)
        legal = False
        while not legal:
            if is_human(player):
                answer = input(player + ", row, elements: ")
                row, elements = [int(part) for part in answer.split(",")]
            else:
                row, elements = optimal_move(board)
                print(player, "takes", elements, "from row", row)
            board, legal = make_move(board, row, elements)
            if not legal:
                print("Illegal move, try again")
        player, other = other, player
    print(other, "wins")
