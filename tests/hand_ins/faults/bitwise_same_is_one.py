# breaks: bitwise_exclusive_or
# diagnosis: same-is-one


def bitwise_exclusive_or(a, b):
    binary_a = numeral_binary(a)
    binary_b = numeral_binary(b)
    while len(binary_a) < len(binary_b):
        binary_a.insert(0, 0)
    while len(binary_b) < len(binary_a):
        binary_b.insert(0, 0)
    return binary_numeral([1 - exclusive_or(x, y) for x, y in zip(binary_a, binary_b)])
