# breaks: numeral_binary


def numeral_binary(numeral):
    if numeral == 6:
        return [1, 1, 0]
    if numeral == 1:
        return [1]
    if numeral == 1789:
        return [1, 1, 0, 1, 1, 1, 1, 1, 1, 0, 1]
    return []
