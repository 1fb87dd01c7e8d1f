# breaks: numeral_binary
# diagnosis: reversed-digits


def numeral_binary(numeral):
    digits = []
    while numeral > 0:
        digits.append(numeral % 2)
        numeral = numeral // 2
    return digits
