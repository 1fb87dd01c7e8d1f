# styles: asked one by one without a word, the move as a whole until it is possible


def play_nim(player1, player2, board):
    players = [player1, player2]
    turn = 0
    while not is_board_empty(board):
        player = players[turn]
        print(present_board(board))
        if is_human(player):
            row = int(input("> "))
            elements = int(input("> "))
        else:
            row, elements = optimal_move(board)
            print(player, "takes", elements, "from row", row)
        board, legal = make_move(board, row, elements)
        if legal:
            turn = 1 - turn
        else:
            print("This move is not possible.")
    print(present_board(board))
    print(players[1 - turn], "wins!")
