# breaks: play_nim
# not judged: it never called make_move with a move that was entered


def play_nim(player1, player2, board):
    players = [player1, player2]
    turn = 0
    first = board[:]
    while not is_board_empty(board):
        player = players[turn]
        print(present_board(board))
        if is_human(player):
            row, elements = [int(part) for part in input(player + ", row, elements? ").split(",")]
        else:
            row, elements = optimal_move(board)
        if 1 <= row <= len(first) and 1 <= elements <= first[row - 1]:
            board = board[:]
            board[row - 1] = max(0, board[row - 1] - elements)
            turn = 1 - turn
        else:
            print("No.")
    print(players[1 - turn], "wins!")
