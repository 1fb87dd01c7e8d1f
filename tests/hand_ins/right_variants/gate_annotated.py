# styles: exclusive_or


def exclusive_or(a: int, b: int = 0) -> int:
    if a == 0:
        return b
    if b == 0:
        return a
    return 0
