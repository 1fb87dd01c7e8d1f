# breaks: exclusive_or
# says: compares the two inputs


def exclusive_or(a, b):
    if a == 1 - b:
        return 1
    return 0
