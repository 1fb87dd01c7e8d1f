# lost:
# what: a grandchild in a session of its own holds the pipes open

import os
import select

try:
    if os.fork() == 0:
        os.setsid()
        if os.fork() == 0:
            select.select([], [], [], 10_000)
        os._exit(0)
except OSError:
    pass
