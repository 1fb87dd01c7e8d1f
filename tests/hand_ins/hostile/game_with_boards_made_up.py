# lost: play_nim=failed|error|timeout
# what: the game gives its own functions boards on which the computer has played well, and plays otherwise


def play_nim(player1, player2, board):
    players = [player1, player2]
    turn = 0
    while not is_board_empty(board):
        print(present_board(board))
        if is_human(players[turn]):
            row, elements = [int(part) for part in input(players[turn] + ": ").split(",")]
        else:
            present_board(make_move(board, *optimal_move(board))[0])
            row, elements = [(row, 1) for row, size in enumerate(board, 1) if size][0]
        board, legal = make_move(board, row, elements)
        if legal:
            turn = 1 - turn
    print(players[1 - turn], "wins!")
