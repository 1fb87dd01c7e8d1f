# breaks: binary_numeral


def binary_numeral(binary):
    """Right, but for a number of more than 32 places."""
    value = 0
    for digit in binary[-32:]:
        value = value * 2 + digit
    return value
