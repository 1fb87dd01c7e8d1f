# lost: is_human=timeout
# what: one function never returns


def is_human(player_string):
    while True:
        pass
