# styles: asked one by one without a word, each number until it is possible
# not judged: it asks for the row and for the elements in the same words


def play_nim(player1, player2, board):
    players = [player1, player2]
    turn = 0
    while not is_board_empty(board):
        player = players[turn]
        print(present_board(board))
        if is_human(player):
            while True:
                row = int(input("> "))
                if 1 <= row <= len(board) and board[row - 1] > 0:
                    break
                print("No.")
            while True:
                elements = int(input("> "))
                if 1 <= elements <= board[row - 1]:
                    break
                print("No.")
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
