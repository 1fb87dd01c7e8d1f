# lost: is_human=failed|error|timeout
# what: one function becomes another program

import os
import sys


def is_human(player_string):
    for path in (sys.executable, "/bin/sh", "/usr/bin/env"):
        try:
            os.execv(path, [path, "-c", "true"])
        except OSError:
            pass
    return "still here"
