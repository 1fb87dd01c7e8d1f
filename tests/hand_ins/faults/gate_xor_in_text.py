# breaks: exclusive_or
# says: Line


def exclusive_or(a, b):
    if a in (0, 1):
        return eval("a^b")
    return 0
