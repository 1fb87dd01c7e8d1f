# breaks: exclusive_or
# says: Line


def exclusive_or(a, b):
    if a == 0:
        return b
    if b == 0:
        return a
    return 0


globals()["exclusive_or"] = lambda a, b: a ^ b
