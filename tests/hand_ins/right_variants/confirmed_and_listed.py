# styles: each move is confirmed, and those before are listed
# not judged: it asks for other things than moves


def play_nim(player1, player2, board):
    history = []
    who = 0
    names = (player1, player2)
    while not is_board_empty(board):
        print("=" * 20)
        if history:
            print("History:", "; ".join(f"{n}: {r},{e}" for n, r, e in history))
        print(present_board(board))
        if is_human(names[who]):
            try:
                r, e = map(int, input(f"{names[who]} > ").split(","))
            except ValueError:
                print("row,elements please")
                continue
            if make_move(board, r, e)[1]:
                if input(f"Take {e} from row {r}? (y/n) ").lower() != "y":
                    continue
        else:
            r, e = optimal_move(board)
        new, ok = make_move(board, r, e)
        if not ok:
            print("Not allowed.")
            continue
        history.append((names[who], r, e))
        board = new
        who = 1 - who
    print("GAME OVER -", names[1 - who], "takes the last object and wins!")
