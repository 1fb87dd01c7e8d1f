# breaks: bitwise_exclusive_or


def bitwise_exclusive_or(a, b):
    first, second = numeral_binary(a), numeral_binary(b)
    length = max(len(first), len(second))
    first = [0] * (length - len(first)) + first
    second = [0] * (length - len(second)) + second
    return binary_numeral([exclusive_or(x, y) for x, y in zip(first, second)]) % 2**128
