# styles: exclusive_or


class Gate:
    def __init__(self, a, b):
        self.a = a
        self.b = b

    def output(self):
        if self.a == 1 and self.b == 0:
            return 1
        if self.a == 0 and self.b == 1:
            return 1
        return 0


def exclusive_or(a, b):
    return Gate(a, b).output()
