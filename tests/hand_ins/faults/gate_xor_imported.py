# breaks: exclusive_or
# says: Python's own XOR
# says: comes with Python
# earns: 5

from operator import xor as exclusive_or
