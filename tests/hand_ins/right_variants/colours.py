# styles: each X, each name and the winner in colour


def play_nim(player1, player2, board):
    players = [player1, player2]
    turn = 0
    while not is_board_empty(board):
        player = players[turn]
        print("\033[2J\033[H" + present_board(board).replace("X", "\033[31mX\033[0m"))
        if is_human(player):
            answer = input(f"\033[1m{player}\033[0m: ")
            row, elements = [int(part) for part in answer.split(",")]
        else:
            row, elements = optimal_move(board)
        board, legal = make_move(board, row, elements)
        if legal:
            turn = 1 - turn
        else:
            print("This move is not possible.")
    print("\033[91m" + players[1 - turn] + " wins\033[0m")
