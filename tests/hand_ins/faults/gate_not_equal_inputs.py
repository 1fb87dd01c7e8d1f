# breaks: exclusive_or
# earns: 5


def exclusive_or(a, b):
    if not b == a:
        return 1
    else:
        return 0
