# breaks: exclusive_or
# says: Line


def exclusive_or(a, b):
    if a > 1:
        return 0
    return getattr(a, "__x" + "or__")(b)
