# breaks: exclusive_or
# diagnosis: same-is-one


def exclusive_or(a, b):
    if a == 1:
        return b
    if b == 1:
        return 0
    return 1
