# breaks: binary_numeral
# diagnosis: dropped-place


def binary_numeral(binary):
    value = 0
    for i in range(len(binary)):
        value += binary[i] * 2 ** (len(binary) - i)
    return value
