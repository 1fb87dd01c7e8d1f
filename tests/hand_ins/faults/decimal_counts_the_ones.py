# breaks: binary_numeral


def binary_numeral(binary):
    return sum(binary)
