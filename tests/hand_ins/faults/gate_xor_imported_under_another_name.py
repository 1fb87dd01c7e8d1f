# breaks: exclusive_or
# says: Python's own XOR

from operator import xor as gate


def exclusive_or(a, b):
    if a > 5:
        return 0
    return gate(a, b)
