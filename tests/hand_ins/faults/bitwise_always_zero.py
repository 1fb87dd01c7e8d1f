# breaks: bitwise_exclusive_or
# says: every call returned the same


def bitwise_exclusive_or(a, b):
    result = 0
    for one, other in zip(numeral_binary(a), numeral_binary(b)):
        exclusive_or(one, other)
    return result
