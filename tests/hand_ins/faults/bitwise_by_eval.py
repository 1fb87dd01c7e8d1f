# breaks: bitwise_exclusive_or
# earns: 5


def bitwise_exclusive_or(a, b):
    return eval("a ^ b")
