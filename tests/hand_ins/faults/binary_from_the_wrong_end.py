# breaks: binary_numeral
# says: read from the wrong end


def binary_numeral(binary):
    value = 0
    for place in range(len(binary)):
        value += binary[place] * 2**place
    return value
