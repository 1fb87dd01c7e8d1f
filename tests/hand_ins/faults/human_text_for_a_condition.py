# breaks: is_human
# says: A text counts as true by itself


def is_human(player_string):
    if "Computer" or "computer" in player_string:
        return False
    return True
