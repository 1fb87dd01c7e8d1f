# breaks: binary_numeral
# says: .0
# says: // divides without remainder
# says: half of the points


def binary_numeral(binary):
    value = 0.0
    for digit in binary:
        value = value * 2 + digit
    return value
