# replaces: numeral_binary
# replaces: bitwise_exclusive_or
# says: A function that calls a broken one is correct itself, and loses no points for that.
# says: Begin with numeral_binary: 5 other functions need it.


def numeral_binary(numeral):
    return [int(digit) for digit in reversed(bin(numeral)[2:])]


def bitwise_exclusive_or(a, b):
    a, b = numeral_binary(a), numeral_binary(b)
    return binary_numeral([exclusive_or(x, y) for x, y in zip(a, b)])
