# breaks: numeral_binary
# earns: 5
# says: tuple
# says: a list, with square brackets


def numeral_binary(numeral):
    digits = ()
    while numeral > 0:
        digits = (numeral % 2,) + digits
        numeral = numeral // 2
    return digits
