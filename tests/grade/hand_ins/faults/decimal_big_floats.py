# breaks: binary_numeral
# says: half of the points


def bitwise_exclusive_or(a, b):
    return a ^ b


def binary_numeral(binary):
    value = 0.0
    for digit in binary:
        value = value * 2 + digit
    return value
