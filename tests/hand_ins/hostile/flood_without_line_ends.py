# lost: is_human=failed|error|timeout
# what: one function prints for ever, without a line end

import sys


def is_human(player_string):
    while True:
        sys.stdout.write("X" * 65536)
