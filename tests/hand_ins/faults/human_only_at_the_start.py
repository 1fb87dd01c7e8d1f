# breaks: is_human


def is_human(player_string):
    return not player_string.lower().startswith("computer")
