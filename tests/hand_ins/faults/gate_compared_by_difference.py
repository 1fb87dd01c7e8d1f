# breaks: exclusive_or
# says: compares the two inputs


def exclusive_or(a, b):
    if abs(a - b):
        return 1
    return 0
