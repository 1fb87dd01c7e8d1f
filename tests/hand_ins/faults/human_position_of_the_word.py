# breaks: is_human


def is_human(player_string):
    """Gives -1 for a human, and a place from 0 for a computer."""
    return player_string.lower().find("computer")
