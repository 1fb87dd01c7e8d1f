# styles: exclusive_or


class Gate:
    @staticmethod
    def xor(a, b):
        if a == 0:
            return b
        if b == 0:
            return a
        return 0


def exclusive_or(a, b):
    return Gate.xor(a, b)
