# breaks: is_human


def is_human(player_string):
    words = player_string.lower().replace("s", "").split()
    return not any(word.endswith("computer") for word in words)
