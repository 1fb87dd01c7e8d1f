# breaks: binary_numeral
# diagnosis: dropped-place


def binary_numeral(binary):
    value = 0
    for i in range(len(binary) - 1):
        value = value * 2 + binary[i]
    return value
