# breaks: play_nim
# says: the game played another one


def play_nim(player1, player2, board):
    player, other = player1, player2
    while not is_board_empty(board):
        print(present_board(board))
        legal = False
        while not legal:
            if is_human(player):
                row, elements = map(int, input(player + ", row, elements: ").split(","))
            else:
                row, elements = optimal_move(board)
                print(player, "takes", elements, "from row", row)
            board, legal = make_move(board, row, elements + 1)
            if not legal:
                print("Illegal move, try again")
        player, other = other, player
    print(other, "wins")
