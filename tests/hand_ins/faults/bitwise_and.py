# breaks: bitwise_exclusive_or
# diagnosis: anded


def bitwise_exclusive_or(a, b):
    return a & b
