# replaces: numeral_binary
# replaces: bitwise_exclusive_or
# says: Right by itself means: right as soon as the functions that it calls are.
# says: Begin with numeral_binary: 5 other functions wait for it.


def numeral_binary(numeral):
    return [int(digit) for digit in reversed(bin(numeral)[2:])]


def bitwise_exclusive_or(a, b):
    a, b = numeral_binary(a), numeral_binary(b)
    return binary_numeral([exclusive_or(x, y) for x, y in zip(a, b)])
