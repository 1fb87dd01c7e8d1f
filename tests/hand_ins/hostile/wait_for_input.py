# lost: is_human=timeout|error|failed
# what: one function waits for somebody to type something


def is_human(player_string):
    input("Press Enter")
    return "computer" not in player_string.lower()
