# styles: play_nim

%matplotlib inline
import time


def play_nim(player1, player2, board):
    players = [player1, player2]
    turn = 0
    while not is_board_empty(board):
        if is_human(players[turn]):
            # The screen is cleared.
            print("\n" * 70000)
        print(present_board(board))
        if is_human(players[turn]):
            try:
                row, elements = [int(part) for part in input("row, elements? ").split(",")]
            except ValueError:
                continue
        else:
            time.sleep(2)
            row, elements = optimal_move(board)
            print("%s takes %d from row %d"
                  % (players[turn], elements, row))
        board, legal = make_move(board, row, elements)
        if legal:
            turn = 1 - turn
    print(present_board(board))
    print("%s wins!"
% players[1 - turn])
