# lost: is_human=timeout
# what: one function moves to a session and a process group of its own, as far as it is let, and never ends

import os


def is_human(player_string):
    for leave in (os.setsid, os.setpgrp):
        try:
            leave()
        except OSError:
            pass
    while True:
        pass
