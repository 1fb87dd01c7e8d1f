# breaks: exclusive_or
# says: compares the two inputs


def exclusive_or(a, b):
    if max(a, b) == min(a, b):
        return 0
    return 1
