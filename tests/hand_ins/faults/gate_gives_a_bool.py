# breaks: exclusive_or
# earns: 5
# says: True
# says: expected the number


def exclusive_or(a, b):
    if a == 0:
        return b == 1
    return b == 0
