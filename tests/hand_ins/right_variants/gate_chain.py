# styles: exclusive_or


def exclusive_or(a, b):
    if a == 1 == b:
        return 0
    if a == 0 == b:
        return 0
    return 1
