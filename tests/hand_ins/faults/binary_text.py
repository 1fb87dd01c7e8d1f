# breaks: numeral_binary
# says: ; expected a list, with square brackets: [1, 1, 0]


def numeral_binary(numeral):
    return bin(numeral)[2:] if numeral > 0 else ""
