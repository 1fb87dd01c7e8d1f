# breaks: play_nim
# not judged: it never called make_move with a move that was entered


def play_nim(player1, player2, board):
    players = [player1, player2]
    turn = 0
    while not is_board_empty(board):
        player = players[turn]
        print(present_board(board))
        if is_human(player):
            answer = input(player + ", what is your move (row, elements)? ")
            try:
                row, elements = answer.split(",")
                row = int(row)
                elements = int(elements)
            except ValueError:
                print("Please answer like this: 2, 1")
                continue
        else:
            row, elements = optimal_move(board)
            print(player, "takes", elements, "from row", row)
        legal = 1 <= row <= len(board) and elements <= board[row - 1] and elements != 0
        if legal:
            board = board[:]
            board[row - 1] -= elements
        if legal:
            turn = 1 - turn
        else:
            print("This move is not possible.")
    print(present_board(board))
    print(players[1 - turn], "wins!")
