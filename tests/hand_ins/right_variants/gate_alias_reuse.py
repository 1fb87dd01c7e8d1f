# styles: exclusive_or


def exclusive_or(a, b):
    result = a
    if b == 1:
        result = 1 - a
    return result
