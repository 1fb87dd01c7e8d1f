# breaks: numeral_binary
# diagnosis: dropped-place


def numeral_binary(numeral):
    digits = []
    while numeral > 1:
        numeral = numeral // 2
        digits.insert(0, numeral % 2)
    return digits
