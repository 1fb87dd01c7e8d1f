# styles: questions about the rules, hints, each move, and another game
# not judged: it never called make_move with a move that was entered


def play_nim(player1, player2, board):
    players = [player1, player2]
    turn = 0
    while True:
        rules = input("Do you know the rules (yes/no)? ")
        if rules in ("yes", "no"):
            break
        print("Please answer yes or no.")
    if rules == "no":
        print("Whoever takes the last one wins.")
    while not is_board_empty(board):
        player = players[turn]
        print(present_board(board))
        if is_human(player):
            if input("Would you like a hint? [y/N] ") == "y":
                print(optimal_move(board))
            answer = input(player + ", what is your move (row, elements)? ")
            row, elements = [int(part) for part in answer.split(",")]
            if input("Sure? (y/n) ") != "y":
                continue
        else:
            row, elements = optimal_move(board)
        board, legal = make_move(board, row, elements)
        if legal:
            turn = 1 - turn
        else:
            print("This move is not possible.")
    print(players[1 - turn], "wins!")
    while True:
        again = input("Play again? (y/n) ")
        if again == "n":
            break
        if again == "y":
            play_nim(player1, player2, [3, 4, 5])
            break
