# breaks: numeral_binary
# says: True


def numeral_binary(numeral):
    digits = []
    while numeral > 0:
        digits.insert(0, numeral % 2 == 1)
        numeral = numeral // 2
    return digits
