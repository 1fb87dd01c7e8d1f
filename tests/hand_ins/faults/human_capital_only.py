# breaks: is_human


def is_human(player_string):
    return "Computer" not in player_string and "computer" not in player_string
