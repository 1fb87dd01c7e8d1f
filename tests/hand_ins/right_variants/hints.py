# styles: a question mark asks for a hint, and the nim-sum stands below the board


def play_nim(player1, player2, board):
    names = [player1, player2]
    while not is_board_empty(board):
        print(present_board(board))
        print("nim-sum:", nim_sum(board), "rows in binary:", [bin(n)[2:] for n in board])
        if is_human(names[0]):
            move = input(f"{names[0]} (type ? for a hint): ")
            if move == "?":
                print("Try", optimal_move(board))
                continue
            try:
                row, number = (int(x) for x in move.split(","))
            except ValueError:
                continue
        else:
            row, number = optimal_move(board)
        board, is_legal = make_move(board, row, number)
        if is_legal:
            names.reverse()
        else:
            print("That is against the rules.")
    print(f"*** {names[1].upper()} WINS ***")
