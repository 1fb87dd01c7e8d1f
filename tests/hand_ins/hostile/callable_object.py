# lost: numeral_binary=failed|error|missing|passed
# what: a function that is an object of a class, and whose class says it is something else


class Numeral:
    __slots__ = ()

    @property
    def __class__(self):
        raise AttributeError

    def __call__(self, numeral):
        return [int(digit) for digit in bin(numeral)[2:]] if numeral else []


numeral_binary = Numeral()
