# styles: the streams of bytes are taken when the file is loaded


import sys

ENTERED = sys.stdin.buffer


def play_nim(player1, player2, board):
    players = [player1, player2]
    turn = 0
    while not is_board_empty(board):
        player = players[turn]
        print(present_board(board))
        if is_human(player):
            print("Your move?")
            row, elements = [int(part) for part in ENTERED.readline().split(b",")]
        else:
            row, elements = optimal_move(board)
        board, legal = make_move(board, row, elements)
        if legal:
            turn = 1 - turn
        else:
            print("No.")
    print(players[1 - turn], "wins!")
