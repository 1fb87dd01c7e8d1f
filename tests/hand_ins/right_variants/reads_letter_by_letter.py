# styles: a move is read from standard input, one letter at a time


import sys


def read_line():
    line = ""
    while not line.endswith("\n"):
        letter = sys.stdin.read(1)
        if letter == "":
            break
        line += letter
    return line


def play_nim(player1, player2, board):
    players = [player1, player2]
    turn = 0
    while not is_board_empty(board):
        player = players[turn]
        print(present_board(board))
        if is_human(player):
            print("Your move?")
            row, elements = [int(part) for part in read_line().split(",")]
        else:
            row, elements = optimal_move(board)
        board, legal = make_move(board, row, elements)
        if legal:
            turn = 1 - turn
        else:
            print("No.")
    print(players[1 - turn], "wins!")
