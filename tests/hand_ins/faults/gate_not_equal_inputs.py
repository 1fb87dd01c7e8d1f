# breaks: exclusive_or


def exclusive_or(a, b):
    if not b == a:
        return 1
    else:
        return 0
