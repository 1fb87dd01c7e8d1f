# breaks: is_human
# says: .lower()


def is_human(player_string):
    return "computer" not in player_string
