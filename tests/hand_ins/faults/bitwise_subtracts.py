# breaks: bitwise_exclusive_or
# diagnosis: subtracted


def bitwise_exclusive_or(a, b):
    if a > b:
        return a - b
    return b - a
