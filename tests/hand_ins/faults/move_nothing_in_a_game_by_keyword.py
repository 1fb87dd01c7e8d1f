# breaks: make_move
# says: returned nothing


def make_move(board, row, elements):
    pass


def play_nim(player1, player2, board):
    players = [player1, player2]
    turn = 0
    while not is_board_empty(board):
        print(present_board(board))
        if is_human(players[turn]):
            try:
                row, elements = [int(part) for part in input("row, elements? ").split(",")]
            except ValueError:
                continue
        else:
            row, elements = optimal_move(board)
        board, legal = make_move(elements=elements, row=row, board=board)
        if legal:
            turn = 1 - turn
    print(present_board(board))
    print(players[1 - turn], "wins!")
