# styles: exclusive_or


def exclusive_or(a, b):
    bits = [a, b]
    ones = 0
    i = 0
    while i < len(bits):
        if bits[i] == 1:
            ones += 1
        i += 1
    return ones if ones < 2 else 0
