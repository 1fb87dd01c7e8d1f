# styles: row and elements are asked one after the other without a word, the row until it is possible
# not judged: it asks for the row and for the elements in the same words


def play_nim(player1, player2, board):
    players = [player1, player2]
    turn = 0
    while not is_board_empty(board):
        player = players[turn]
        print(present_board(board))
        if is_human(player):
            row = int(input("? "))
            while not 1 <= row <= len(board) or board[row - 1] == 0:
                row = int(input("? "))
            elements = int(input("? "))
        else:
            row, elements = optimal_move(board)
        board, legal = make_move(board, row, elements)
        if legal:
            turn = 1 - turn
        else:
            print("No.")
    print(players[1 - turn], "wins!")
