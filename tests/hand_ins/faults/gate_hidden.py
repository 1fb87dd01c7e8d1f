# breaks: exclusive_or
# says: No definition of the gate can be read


def exclusive_or(a, b):
    if a > 1:
        return 0
    return getattr(a, "__x" + "or__")(b)
