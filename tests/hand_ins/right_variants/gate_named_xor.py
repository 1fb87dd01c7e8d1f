# styles: exclusive_or


def xor(a, b):
    if a == 0:
        return b
    if b == 0:
        return a
    return 0


exclusive_or = xor
