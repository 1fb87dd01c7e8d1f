# breaks: bitwise_exclusive_or


def bitwise_exclusive_or(a, b):
    return (a ^ b) % 256
