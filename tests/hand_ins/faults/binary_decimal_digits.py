# breaks: numeral_binary


def numeral_binary(numeral):
    return [int(digit) for digit in str(numeral)] if numeral > 0 else []
