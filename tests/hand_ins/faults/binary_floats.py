# breaks: numeral_binary
# says: 1.0
# says: // divides without remainder


def numeral_binary(numeral):
    """A single slash divides into floats: right digits of the wrong type, and wrong ones from 2 ** 53 on."""
    digits = []
    while numeral >= 1:
        digits.insert(0, numeral % 2)
        numeral = numeral / 2 // 1
    return digits
