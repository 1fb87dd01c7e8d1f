# styles: the whole game in one function, where two computers play without a word
# not judged: it never called make_move with a move that was entered


def play_nim(player1, player2, board):
    players = [player1, player2]
    board = list(board)
    turn = 0
    while sum(board) > 0:
        if "computer" in players[turn].lower():
            total = 0
            for size in board:
                total ^= size
            for row in range(len(board)):
                if board[row] ^ total < board[row]:
                    board[row] ^= total
                    break
            else:
                board[board.index(max(board))] -= 1
            turn = 1 - turn
            continue
        print("Board:", board)
        row, elements = [int(part) for part in input(players[turn] + ", row, elements? ").split(",")]
        if 1 <= row <= len(board) and 1 <= elements <= board[row - 1]:
            board[row - 1] -= elements
            turn = 1 - turn
    print(players[1 - turn], "wins!")
