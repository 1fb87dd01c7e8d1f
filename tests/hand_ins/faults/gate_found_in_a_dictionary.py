# breaks: exclusive_or
# says: compares the two inputs


def exclusive_or(a, b):
    if b in {a: True}:
        return 0
    return 1
