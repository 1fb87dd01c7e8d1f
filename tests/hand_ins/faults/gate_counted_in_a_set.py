# breaks: exclusive_or
# says: compares the two inputs


def exclusive_or(a, b):
    different = {a, b}
    if len(different) == 2:
        return 1
    return 0
