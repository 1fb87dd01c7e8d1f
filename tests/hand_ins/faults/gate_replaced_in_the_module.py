# breaks: exclusive_or
# says: Line


def exclusive_or(a, b):
    if a == 0:
        return b
    if b == 0:
        return a
    return 0


import sys

setattr(sys.modules[exclusive_or.__module__], "exclusive_or", lambda x, y: int(x != y))
