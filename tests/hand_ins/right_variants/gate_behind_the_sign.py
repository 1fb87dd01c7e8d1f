# styles: a class of bits whose ^ goes through the gate


class Bit:
    def __init__(self, value):
        self.value = value

    def __xor__(self, other):
        return gate(self.value, other.value)


def gate(a, b):
    if a == 1 and b == 0 or a == 0 and b == 1:
        return 1
    return 0


def exclusive_or(a, b):
    return Bit(a) ^ Bit(b)
