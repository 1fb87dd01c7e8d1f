# breaks: exclusive_or
# says: True
# says: expected the number


def exclusive_or(a, b):
    if a == 0:
        return b == 1
    return b == 0
