# breaks: numeral_binary


def numeral_binary(numeral):
    digits = []
    while numeral > 0:
        digits.insert(0, numeral % 2)
        numeral = int(numeral / 2)
    return digits
