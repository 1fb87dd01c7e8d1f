# styles: a table of scores
# not judged: its end names both players, and it is not clear which one as the winner


def play_nim(player1, player2, board):
    players = [player1, player2]
    turn = 0
    while not is_board_empty(board):
        player = players[turn]
        print(present_board(board))
        if is_human(player):
            answer = input(player + ", what is your move (row, elements)? ")
            row, elements = [int(part) for part in answer.split(",")]
        else:
            row, elements = optimal_move(board)
        board, legal = make_move(board, row, elements)
        if legal:
            turn = 1 - turn
        else:
            print("This move is not possible.")
    print("Score")
    for player in players:
        print(f"{player:>15} | {int(player == players[1 - turn])}")
