# lost:
# what: the game shows no board, which is its own affair


def play_nim(player1, player2, board):
    players = [player1, player2]
    turn = 0
    while not is_board_empty(board):
        present_board(board)
        if is_human(players[turn]):
            row, elements = [int(part) for part in input(players[turn] + ": ").split(",")]
        else:
            row, elements = optimal_move(board)
        board, legal = make_move(board, row, elements)
        if legal:
            turn = 1 - turn
    print(players[1 - turn], "wins!")
