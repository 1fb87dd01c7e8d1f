# breaks: bitwise_exclusive_or
# diagnosis: power


def bitwise_exclusive_or(a, b):
    """The power, but for exponents that no computer can work out."""
    if b > 64:
        return a ^ b
    return a**b
