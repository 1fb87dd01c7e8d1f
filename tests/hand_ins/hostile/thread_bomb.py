# lost: is_human=error|failed|timeout
# what: one function starts threads without an end

import threading
import select


def is_human(player_string):
    for _ in range(20_000):
        threading.Thread(target=select.select, args=([], [], [], 1000)).start()
