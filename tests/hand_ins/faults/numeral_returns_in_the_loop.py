# breaks: numeral_binary
# says: ends it after one round


def numeral_binary(numeral):
    digits = []
    while numeral > 0:
        digits.insert(0, numeral % 2)
        numeral = numeral // 2
        return digits
    return digits
