# breaks: play_nim
# earns: 8
# says: After a move that is not legal


def play_nim(player1, player2, board):
    players = [player1, player2]
    turn = 0
    while not is_board_empty(board):
        player = players[turn]
        print(present_board(board))
        if is_human(player):
            row, elements = [int(part) for part in input(player + ", row, elements? ").split(",")]
        else:
            row, elements = optimal_move(board)
        board, legal = make_move(board, row, elements)
        if not legal and not all(map(is_human, players)):
            board, legal = make_move(board, *optimal_move(board))
        if legal:
            turn = 1 - turn
    print(players[1 - turn], "wins!")
