# breaks: is_human


def is_human(player_string):
    return "computer" not in player_string.lower().split()
