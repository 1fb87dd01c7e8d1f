# breaks: binary_numeral
# diagnosis: reversed-digits
# says: read from the wrong end


def binary_numeral(binary):
    value = 0
    for i in range(len(binary)):
        value += binary[i] * 2**i
    return value
