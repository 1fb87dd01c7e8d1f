# styles: exclusive_or


def exclusive_or(a, b):
    if a == 1 and b == 1:
        return 0
    return a or b
