# styles: the rows are counted from 0


def show(board):
    for row, size in enumerate(board):
        print("Row", row, "has", size)


def play_nim(player1, player2, board):
    players = [player1, player2]
    turn = 0
    while not is_board_empty(board):
        player = players[turn]
        show(board)
        if is_human(player):
            row, elements = [int(part) for part in input(player + ", row, elements? ").split(",")]
        else:
            row, elements = optimal_move(board)
        board, legal = make_move(board, row, elements)
        if legal:
            turn = 1 - turn
        else:
            print("No.")
    show(board)
    print(f"The winner is {players[1 - turn]}!")
