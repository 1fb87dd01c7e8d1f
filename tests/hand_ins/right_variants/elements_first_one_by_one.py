# styles: the elements are asked for before the row, each until it is possible


def play_nim(player1, player2, board):
    players = [player1, player2]
    turn = 0
    while not is_board_empty(board):
        player = players[turn]
        print(present_board(board))
        if is_human(player):
            elements = 0
            while not 1 <= elements <= max(board):
                elements = int(input(player + ", how many elements do you want to take? "))
            row = int(input("From which row? "))
        else:
            row, elements = optimal_move(board)
        board, legal = make_move(board, row, elements)
        if legal:
            turn = 1 - turn
        else:
            print("This move is not possible.")
    print(players[1 - turn], "wins!")
