# breaks: numeral_binary
# says: RecursionError


def numeral_binary(numeral):
    """Counts up from 0, one call a number: too deep from about 1000 on."""
    if numeral == 0:
        return []
    digits = numeral_binary(numeral - 1)
    for place in range(len(digits) - 1, -1, -1):
        if digits[place] == 0:
            digits[place] = 1
            return digits
        digits[place] = 0
    return [1] + digits
