# styles: exclusive_or


def exclusive_or(a, b):
    def one(x):
        if x == 1:
            return True
        return False
    if one(a) and not one(b) or one(b) and not one(a):
        return 1
    return 0
