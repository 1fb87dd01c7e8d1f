# breaks: exclusive_or
# earns: 5


def exclusive_or(a, b):
    return a + b - 2 * a * b
