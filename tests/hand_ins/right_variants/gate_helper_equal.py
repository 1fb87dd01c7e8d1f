# styles: exclusive_or


def same(x, y):
    return x == y


def exclusive_or(a, b):
    if same(a, 1) and same(b, 0):
        return 1
    if same(a, 0) and same(b, 1):
        return 1
    return 0
