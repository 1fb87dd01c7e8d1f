# breaks: exclusive_or


def exclusive_or(a, b):
    return a + b - 2 * a * b
