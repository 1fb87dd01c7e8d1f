# styles: both players in the prompt, in the score and in the last line


def play_nim(player1, player2, board):
    print(f"{player1} plays against {player2}. {player1} begins.")
    turn = 0
    scores = {player1: 0, player2: 0}
    while sum(board):
        player = [player1, player2][turn]
        opponent = [player1, player2][1 - turn]
        print(f"Score: {player1} {scores[player1]} - {scores[player2]} {player2}")
        print(present_board(board))
        if is_human(player):
            text = input(f"{player} (against {opponent}), which row and how many? ")
            row, n = (int(x) for x in text.replace(",", " ").split())
        else:
            row, n = optimal_move(board)
        board, ok = make_move(board, row, n)
        if not ok:
            print(f"{player}, that was not legal. It is still your turn, {opponent} has to wait.")
            continue
        scores[player] += n
        turn = 1 - turn
    print(f"{opponent} cannot move: {player} wins {scores[player]} to {scores[opponent]}.")
