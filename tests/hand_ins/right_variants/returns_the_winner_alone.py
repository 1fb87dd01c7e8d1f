# styles: the winner is returned, and nothing is printed at the end


def play_nim(player1, player2, board):
    players = [player1, player2]
    turn = 0
    while not is_board_empty(board):
        print(present_board(board))
        if is_human(players[turn]):
            try:
                row, elements = [int(part) for part in input("Your move: ").split(",")]
            except ValueError:
                print("Please answer like this: 2, 1")
                continue
        else:
            row, elements = optimal_move(board)
        board, legal = make_move(board, row, elements)
        if legal:
            turn = 1 - turn
        else:
            print("This move is not possible.")
    return players[1 - turn]
