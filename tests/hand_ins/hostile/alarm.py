# lost: play_nim=passed|failed
# what: an alarm goes off while questions are answered

import signal


def ring(number, frame):
    print("ring")


signal.signal(signal.SIGALRM, ring)
signal.setitimer(signal.ITIMER_REAL, 0.01, 0.01)
