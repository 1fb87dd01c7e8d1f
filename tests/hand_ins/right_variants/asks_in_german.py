# styles: pauses and questions in German
# not judged: it never called make_move with a move that was entered


def play_nim(player1, player2, board):
    players = [player1, player2]
    turn = 0
    input("Weiter mit der Eingabetaste ... ")
    while not is_board_empty(board):
        player = players[turn]
        print(present_board(board))
        if is_human(player):
            zug = input(player + ", dein Zug (Reihe, Anzahl): ").split(",")
            row, elements = int(zug[0]), int(zug[1])
            if input("Sicher? (j/n) ") != "j":
                continue
        else:
            row, elements = optimal_move(board)
        board, legal = make_move(board, row, elements)
        if legal:
            turn = 1 - turn
        else:
            print("This move is not possible.")
    print(players[1 - turn], "hat gewonnen!")
    while input("Noch ein Spiel? (j/n) ") not in ("j", "n"):
        print("j oder n?")
