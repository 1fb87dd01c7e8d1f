# breaks: binary_numeral
# says: A power is written


def binary_numeral(binary):
    total = 0
    for place, digit in enumerate(reversed(binary)):
        total += digit * (2 ^ place)
    return total
