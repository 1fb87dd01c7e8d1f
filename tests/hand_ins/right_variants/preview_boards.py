# styles: what the computer would leave, and an example in the rules


def play_nim(player1, player2, board):
    players = [player1, player2]
    turn = 0
    print("Example:")
    print(present_board([3, 2, 1]))
    print("Now your game:")
    while not is_board_empty(board):
        player = players[turn]
        print(present_board(board))
        if is_human(player):
            answer = input(player + ", what is your move (row, elements)? ")
            row, elements = [int(part) for part in answer.split(",")]
        else:
            row, elements = optimal_move(board)
            print("I could leave")
            print(present_board(make_move(board, row, elements)[0]))
            row, elements = optimal_move(board)
        board, legal = make_move(board, row, elements)
        if legal:
            turn = 1 - turn
        else:
            print("This move is not possible.")
    print(players[1 - turn], "wins!")
