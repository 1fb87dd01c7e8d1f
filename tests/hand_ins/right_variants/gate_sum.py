# styles: exclusive_or


def exclusive_or(a, b):
    if a + b == 1:
        return 1
    return 0
