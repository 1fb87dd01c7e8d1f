# breaks: bitwise_exclusive_or
# earns: 5
# says: through your gate


def bitwise_exclusive_or(a, b):
    return a ^ b
