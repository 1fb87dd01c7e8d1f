# lost: is_human=timeout|error|failed
# what: a function calls itself for ever and catches the end of the stack


def is_human(player_string):
    try:
        return is_human(player_string)
    except BaseException:
        return is_human(player_string)
