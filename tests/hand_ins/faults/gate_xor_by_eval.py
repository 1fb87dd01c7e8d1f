# breaks: exclusive_or
# says: Python's own XOR


def exclusive_or(a, b):
    if eval(f"{a} ^ {b}"):
        return 1
    return 0
