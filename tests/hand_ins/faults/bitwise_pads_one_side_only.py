# breaks: bitwise_exclusive_or
# says: IndexError


def bitwise_exclusive_or(a, b):
    binary_a = numeral_binary(a)
    binary_b = numeral_binary(b)
    while len(binary_a) < len(binary_b):
        binary_a.insert(0, 0)
    result = []
    for i in range(len(binary_a)):
        result.append(exclusive_or(binary_a[i], binary_b[i]))
    return binary_numeral(result)
