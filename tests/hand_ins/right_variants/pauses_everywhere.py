# styles: a pause at the start, each turn, before the computer, after an illegal move and at the end


def play_nim(player1, player2, board):
    players = [player1, player2]
    turn = 0
    input("Welcome to Nim! Press Enter to start.")
    while not is_board_empty(board):
        player = players[turn]
        print(present_board(board))
        if is_human(player):
            answer = input(player + ", what is your move (row, elements)? ")
            row, elements = [int(part) for part in answer.split(",")]
        else:
            input("Press Enter to see what the computer does.")
            row, elements = optimal_move(board)
        board, legal = make_move(board, row, elements)
        if legal:
            turn = 1 - turn
            input("[Enter] for the next turn")
        else:
            print("This move is not possible.")
            input("Press Enter to try again.")
    print(players[1 - turn], "wins!")
    input("Press Enter to leave...")
