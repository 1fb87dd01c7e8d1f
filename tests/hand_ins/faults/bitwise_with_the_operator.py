# breaks: bitwise_exclusive_or
# says: through your gate


def bitwise_exclusive_or(a, b):
    return a ^ b
