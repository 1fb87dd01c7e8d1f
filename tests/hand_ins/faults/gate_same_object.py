# breaks: exclusive_or


def exclusive_or(a, b):
    if b is a:
        return 0
    return 1
