# breaks: numeral_binary
# says: kept from call to call

places = iter(range(200, -1, -1))


def numeral_binary(numeral):
    digits = []
    for place in places:
        digit = numeral // 2 ** place % 2
        if digits or digit:
            digits.append(digit)
    return digits
