# breaks: numeral_binary


def numeral_binary(numeral):
    numeral = numeral % 2**32
    digits = []
    while numeral > 0:
        digits.insert(0, numeral % 2)
        numeral = numeral // 2
    return digits
