# breaks: exclusive_or
# earns: 5
# says: ^


def exclusive_or(a, b):
    if a in (0, 1) and b in (0, 1):
        return a ^ b
