# breaks: exclusive_or
# says: comes with Python
# earns: 5


def exclusive_or(a, b):
    if a == 0:
        return b
    if b == 0:
        return a
    return 0


for exclusive_or in [int.__xor__]:
    pass
