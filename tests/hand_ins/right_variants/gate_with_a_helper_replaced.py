# styles: a helper of the gate is replaced by one that comes with Python


def is_one(a):
    return a == 1


def exclusive_or(a, b):
    if is_one(a):
        return 1 - b
    return b


vars()["is_one"] = bool
