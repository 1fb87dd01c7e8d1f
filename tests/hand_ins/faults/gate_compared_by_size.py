# breaks: exclusive_or
# says: compares the two inputs


def exclusive_or(a, b):
    if a < b or b < a:
        return 1
    return 0
