# styles: a menu before the game
# not judged: it never called make_move with a move that was entered


def play_nim(player1, player2, board):
    players = [player1, player2]
    turn = 0
    print("1) Play\n2) Leave")
    while True:
        choice = input("Your choice: ")
        if choice == "1":
            break
        if choice == "2":
            return
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
    print(players[1 - turn], "wins!")
