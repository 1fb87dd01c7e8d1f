# styles: exclusive_or


def exclusive_or(a, b):
    return (0 if b else 1) if a else (1 if b else 0)
