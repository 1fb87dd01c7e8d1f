# styles: exclusive_or


def exclusive_or(a, b):
    if a == 0 and b == 0:
        return 0
    elif a == 1 and b == 1:
        return 0
    else:
        return 1
