# breaks: exclusive_or
# says: compares the two inputs


class Pair:
    def __init__(self, x, y):
        self.x = x
        self.y = y


def exclusive_or(a, b):
    pair = Pair(a, b)
    if pair.x == pair.y:
        return 0
    return 1
