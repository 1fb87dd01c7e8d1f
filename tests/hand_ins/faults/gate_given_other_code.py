# breaks: exclusive_or
# says: Line


def exclusive_or(a, b):
    if a == 0:
        return b
    if b == 0:
        return a
    return 0


def quick(a, b):
    return a ^ b


exclusive_or.__code__ = quick.__code__
