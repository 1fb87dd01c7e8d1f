# breaks: exclusive_or
# says: Python's own XOR

from operator import xor as exclusive_or
