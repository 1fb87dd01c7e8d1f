# styles: exclusive_or

import functools


def gate(name, a, b):
    if a == 0:
        return b
    if b == 0:
        return a
    return 0


exclusive_or = functools.partial(gate,"xor")
