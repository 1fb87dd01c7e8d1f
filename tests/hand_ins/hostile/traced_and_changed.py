# lost: is_human=failed|error|timeout|passed
# what: a trace raises in whatever is called after the first question

import sys


def trace(frame, event, argument):
    raise RuntimeError("not here")


def is_human(player_string):
    sys.settrace(trace)
    sys.setprofile(trace)
    return "computer" not in player_string.lower()
