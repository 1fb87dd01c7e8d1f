# breaks: exclusive_or
# says: compares the two inputs


def exclusive_or(a, b):
    same = lambda: a == b
    if same():
        return 0
    return 1
