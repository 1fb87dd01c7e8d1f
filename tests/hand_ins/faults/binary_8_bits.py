# breaks: numeral_binary


def numeral_binary(numeral):
    digits = []
    for place in range(8):
        digits.insert(0, numeral % 2)
        numeral = numeral // 2
    while digits and digits[0] == 0:
        digits.pop(0)
    return digits
