# breaks: numeral_binary


def numeral_binary(numeral):
    digits = []
    while numeral > 1:
        digits.append(numeral % 2)
        numeral = numeral // 2
    return digits
