# breaks: numeral_binary


def numeral_binary(numeral):
    numeral = numeral & 0xFFFFFFFFFFFFFFFF
    digits = []
    while numeral > 0:
        digits.insert(0, numeral % 2)
        numeral = numeral // 2
    return digits
