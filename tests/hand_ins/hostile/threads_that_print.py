# lost: play_nim=passed|failed|timeout
# what: a thread prints for ever while questions are answered

import threading


def for_ever():
    while True:
        print("frame" * 100)


threading.Thread(target=for_ever, daemon=True).start()
