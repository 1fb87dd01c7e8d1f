# lost:
# what: a cell starts processes that start processes, and swallows refusals

import os

for _ in range(12):
    try:
        os.fork()
    except OSError:
        pass
