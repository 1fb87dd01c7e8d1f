# breaks: exclusive_or
# says: compares the two inputs


def exclusive_or(a, b):
    x, y = a, b
    if x == y:
        return 0
    return 1
