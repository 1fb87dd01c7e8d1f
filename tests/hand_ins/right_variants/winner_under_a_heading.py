# styles: the winner and the loser stand under headings
# not judged: its end names both players, and it is not clear which one as the winner


def show(board):
    print(present_board(board))


def play_nim(player1, player2, board):
    players = [player1, player2]
    turn = 0
    while not is_board_empty(board):
        player = players[turn]
        show(board)
        if is_human(player):
            row, elements = [int(part) for part in input("? ").split(",")]
        else:
            row, elements = optimal_move(board)
        board, legal = make_move(board, row, elements)
        if legal:
            turn = 1 - turn
        else:
            print("No.")
    show(board)
    winner, loser = players[1 - turn], players[turn]
    print(f"WINNER\n======\n{winner}\n\nLOSER\n=====\n{loser}")
