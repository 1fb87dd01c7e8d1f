# breaks: bitwise_exclusive_or
# diagnosis: wrong-column


def bitwise_exclusive_or(a, b):
    return (a ^ b) ^ 1
