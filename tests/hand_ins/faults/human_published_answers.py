# breaks: is_human


def is_human(player_string):
    return player_string == "I think therefore I am"
