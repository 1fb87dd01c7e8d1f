# breaks: is_human


def is_human(player_string):
    return "computer" in player_string.lower()
