# styles: the rules show an example of a board and a move
# not judged: it asks for other things than moves


RULES = """
HOW TO PLAY
Here is a board:
1: X X X
2: X X
3: X
Anna takes 2 from row 1 and leaves
1: X
2: X X
3: X
The one who takes the last object wins.
"""

def play_nim(player1, player2, board):
    print(RULES)
    input("Press Enter when you are ready...")
    who = player1
    while not is_board_empty(board):
        print(present_board(board))
        if is_human(who):
            while True:
                answer = input(f"{who}: ").replace(",", " ").split()
                new, ok = make_move(board, int(answer[0]), int(answer[1]))
                if ok:
                    break
                print("no!")
        else:
            new, ok = make_move(board, *optimal_move(board))
            input(f"{who} has moved. Press Enter to go on")
        board = new
        who = player2 if who == player1 else player1
    print(present_board(board))
    print("Winner:", player2 if who == player1 else player1)
