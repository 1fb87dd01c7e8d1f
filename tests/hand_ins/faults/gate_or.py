# breaks: exclusive_or
# diagnosis: ored


def exclusive_or(a, b):
    if a == 1:
        return 1
    if b == 1:
        return 1
    return 0
