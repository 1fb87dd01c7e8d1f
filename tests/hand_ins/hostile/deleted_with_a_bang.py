# lost:
# what: an object that does what it likes when it is deleted, and one at the end of the interpreter

import atexit
import os
import sys
import select


class Bang:
    def __del__(self):
        sys.stdout.write("bang\n")
        select.select([], [], [], 1000)
        os._exit(7)


bang = Bang()
atexit.register(select.select, [], [], [], 1000)
