# styles: the rows in a sentence, with an "and"


def show(board):
    parts = [f"{elements} in row {row}" for row, elements in enumerate(board, 1)]
    words = ", ".join(parts[:-1]) + (" and " if len(parts) > 1 else "") + parts[-1]
    print("There are " + words + ".")


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
