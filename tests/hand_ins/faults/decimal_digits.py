# breaks: binary_numeral
# diagnosis: decimal-digits


def binary_numeral(binary):
    value = 0
    for digit in binary:
        value = value * 10 + digit
    return value
