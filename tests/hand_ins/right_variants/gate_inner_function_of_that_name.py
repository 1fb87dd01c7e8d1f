# styles: exclusive_or


def outer():
    def exclusive_or(a, b):
        return a ^ b
    return exclusive_or
