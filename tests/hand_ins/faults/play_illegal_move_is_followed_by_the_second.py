# breaks: play_nim
# earns: 8
# says: After a move that is not legal


def play_nim(player1, player2, board):
    players = [player1, player2]
    turn = 0
    while not is_board_empty(board):
        player = players[turn]
        print(present_board(board))
        if is_human(player):
            answer = input("Your move (row, elements)? ")
            row, elements = answer.split(",")
            row = int(row)
            elements = int(elements)
        else:
            row, elements = optimal_move(board)
        board, legal = make_move(board, row, elements)
        if legal:
            turn = 1 - turn
        else:
            turn = 1
    print(present_board(board))
    print(players[1 - turn], "wins!")
