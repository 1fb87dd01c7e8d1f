# lost:
# what: a cell ends the process at once, with success

import os

os._exit(0)
