# breaks: exclusive_or


def exclusive_or(a, b):
    return 1 if a != b else 0
