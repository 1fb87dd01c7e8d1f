# breaks: numeral_binary
# earns: 8
# says: [0]


def numeral_binary(numeral):
    if numeral == 0:
        return [0]
    digits = []
    while numeral > 0:
        digits.insert(0, numeral % 2)
        numeral = numeral // 2
    return digits
