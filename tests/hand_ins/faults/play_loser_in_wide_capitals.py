# breaks: play_nim
# earns: 5
# says: took the last object, and on this sheet


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
        if legal:
            turn = 1 - turn
        else:
            print("No.")
    winner, loser = players[1 - turn], players[turn]
    print("   ".join(f"{loser} wins".upper()))
