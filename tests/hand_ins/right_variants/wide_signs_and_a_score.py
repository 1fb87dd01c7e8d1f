# styles: objects are two signs wide, and the turn and what is left stand beside the rows


turn = 0


def show(board):
    global turn
    turn += 1
    beside = [f"Turn {turn}", f"{sum(board)} objects left", f"{sum(map(bool, board))} rows left"]
    for row, elements in enumerate(board, 1):
        print(f"{row}: {'## ' * elements:<24} {beside[row - 1] if row < 4 else ''}")


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
