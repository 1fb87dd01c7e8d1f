# breaks: exclusive_or
# says: ==


def exclusive_or(a, b):
    if a == b:
        return 0
    return 1
