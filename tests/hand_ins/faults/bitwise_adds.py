# breaks: bitwise_exclusive_or
# diagnosis: added


def bitwise_exclusive_or(a, b):
    return a + b
