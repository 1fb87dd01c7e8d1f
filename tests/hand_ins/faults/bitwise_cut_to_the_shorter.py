# breaks: bitwise_exclusive_or
# says: zeros in front of the shorter


def bitwise_exclusive_or(a, b):
    binary_a = numeral_binary(a)[::-1]
    binary_b = numeral_binary(b)[::-1]
    return binary_numeral([exclusive_or(x, y) for x, y in zip(binary_a, binary_b)][::-1])
