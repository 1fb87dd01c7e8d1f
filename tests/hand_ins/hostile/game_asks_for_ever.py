# lost: play_nim=not_judged
# what: the game asks and asks, and swallows the end of the input


def play_nim(player1, player2, board):
    while True:
        try:
            input("row, elements? ")
        except BaseException:
            pass
