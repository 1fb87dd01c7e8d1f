# lost:
# what: a cell ends the program

import sys

sys.exit(0)
