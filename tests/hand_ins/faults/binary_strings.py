# breaks: numeral_binary
# says: '1'
# says: without quotation marks


def numeral_binary(numeral):
    digits = []
    while numeral > 0:
        digits.insert(0, str(numeral % 2))
        numeral = numeral // 2
    return digits
