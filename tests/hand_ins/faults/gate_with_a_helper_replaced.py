# breaks: exclusive_or
# says: puts another function in its place


def is_one(a):
    return a == 1


def exclusive_or(a, b):
    if is_one(a):
        return 1 - b
    return b


vars()["is_one"] = bool
