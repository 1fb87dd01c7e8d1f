# styles: exclusive_or


def exclusive_or(a, b):
    if a == 0:
        c = b
    else:
        c = 1 - b
    if c == 1:
        return 1
    return 0
