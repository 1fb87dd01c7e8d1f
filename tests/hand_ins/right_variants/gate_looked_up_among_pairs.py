# styles: exclusive_or


def exclusive_or(a, b):
    if (a, b) in {(0, 1), (1, 0)}:
        return 1
    else:
        return 0
