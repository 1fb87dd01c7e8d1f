# breaks: numeral_binary


def numeral_binary(numeral):
    return bin(numeral)[2:] if numeral > 0 else ""
