# lost: play_nim=passed|failed|timeout
# what: half a million characters before a right answer

import sys


def is_human(player_string):
    sys.stdout.write("X\n" * 250_000)
    return "computer" not in player_string.lower()
