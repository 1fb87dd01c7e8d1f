# lost:
# what: a cell closes every descriptor; what was defined before it is right

import os

os.closerange(0, 256)
