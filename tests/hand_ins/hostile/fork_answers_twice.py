# lost: is_human=error|failed|timeout
# what: two processes would answer the same question

import os


def is_human(player_string):
    return os.fork() == 0
