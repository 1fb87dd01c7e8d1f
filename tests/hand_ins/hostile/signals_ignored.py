# lost: is_human=timeout
# what: every signal that can be is ignored, and then nothing ends

import signal

for number in range(1, 65):
    try:
        signal.signal(number, signal.SIG_IGN)
    except (OSError, ValueError):
        pass
try:
    signal.pthread_sigmask(signal.SIG_BLOCK, range(1, 65))
except (OSError, ValueError):
    pass


def is_human(player_string):
    while True:
        pass
