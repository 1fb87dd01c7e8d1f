# breaks: exclusive_or
# says: compares the two inputs
# earns: 5


def exclusive_or(a, b):
    if a == 1 - b:
        return 1
    return 0
