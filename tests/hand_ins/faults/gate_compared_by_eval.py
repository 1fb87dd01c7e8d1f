# breaks: exclusive_or
# says: compares the two inputs


def exclusive_or(a, b):
    if eval(f"{a} != {b}"):
        return 1
    return 0
