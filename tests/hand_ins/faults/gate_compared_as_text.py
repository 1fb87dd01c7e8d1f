# breaks: exclusive_or
# says: compares the two inputs


def exclusive_or(a, b):
    if str(a) != str(b):
        return 1
    return 0
