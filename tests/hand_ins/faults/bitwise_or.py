# breaks: bitwise_exclusive_or
# diagnosis: ored


def bitwise_exclusive_or(a, b):
    return a | b
