# styles: exclusive_or


def is_value(bit, value=1):
    return bit == value


def exclusive_or(a, b):
    if is_value(a) and is_value(b, 0):
        return 1
    if is_value(a, 0) and is_value(b):
        return 1
    return 0
