# breaks: binary_numeral
# says: ValueError


def binary_numeral(binary):
    return int("".join(str(digit) for digit in binary), 2)
