# lost: *=passed|failed|error|timeout|missing|blocked
# what: one function is not finished, so that Python would not run any of the file


def is_human(player_string):
    return "computer" not in
