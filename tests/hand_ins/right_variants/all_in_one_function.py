# styles: the whole game in one function, which calls none of the others
# not judged: it never called make_move with a move that was entered


def play_nim(player1, player2, board):
    players = [player1, player2]
    board = list(board)
    turn = 0
    while any(board):
        for row, size in enumerate(board, 1):
            print(f"Row {row}: " + "O " * size)
        if "computer" in players[turn].lower():
            total = 0
            for size in board:
                total ^= size
            moves = [(row, size - (size ^ total)) for row, size in enumerate(board, 1) if size ^ total < size]
            row, elements = moves[0] if moves else [(row, 1) for row, size in enumerate(board, 1) if size][0]
        else:
            row, elements = [int(part) for part in input(players[turn] + ", row, elements? ").split(",")]
        if 1 <= row <= len(board) and 1 <= elements <= board[row - 1]:
            board[row - 1] -= elements
            turn = 1 - turn
        else:
            print("No.")
    print(players[1 - turn], "wins!")
