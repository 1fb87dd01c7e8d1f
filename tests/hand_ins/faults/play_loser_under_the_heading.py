# breaks: play_nim
# not judged: its end names both players, and it is not clear which one as the winner


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
    print("WINNER")
    print("=" * 20)
    print(loser)
    print("LOSER")
    print("=" * 20)
    print(winner)
