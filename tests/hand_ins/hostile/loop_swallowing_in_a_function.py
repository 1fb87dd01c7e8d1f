# lost: is_board_empty=timeout
# what: one function never returns and catches whatever would stop it


def is_board_empty(board):
    while True:
        try:
            while True:
                pass
        except BaseException:
            continue
