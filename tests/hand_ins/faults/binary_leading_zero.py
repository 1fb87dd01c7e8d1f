# breaks: numeral_binary


def numeral_binary(numeral):
    digits = []
    while numeral > 0:
        digits.insert(0, numeral % 2)
        numeral = numeral // 2
    return [0] + digits
