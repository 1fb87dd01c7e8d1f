# breaks: exclusive_or
# says: compares the two inputs


def exclusive_or(a, b):
    for x in [a]:
        for y in [b]:
            if x == y:
                return 0
    return 1
