# lost: is_human=error|failed|timeout
# what: one function starts processes that start processes

import os


def is_human(player_string):
    # Twelve times, so that a grader without a jail does not take the machine down.
    for _ in range(12):
        os.fork()
