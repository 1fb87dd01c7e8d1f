# lost: is_human=timeout|error|failed|passed
# what: one function stops its own process, which then neither answers nor ends

import os
import signal


def is_human(player_string):
    os.kill(os.getpid(), signal.SIGSTOP)
    return "computer" not in player_string.lower()
