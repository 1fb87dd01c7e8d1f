# breaks: binary_numeral
# says: half of the points


def bitwise_exclusive_or(a, b):
    value, place = 0, 1
    while a > 0 or b > 0:
        value += place * exclusive_or(a % 2, b % 2)
        a, b, place = a // 2, b // 2, place * 2
    return value


def binary_numeral(binary):
    value = 0.0
    for digit in binary:
        value = value * 2 + digit
    return value
