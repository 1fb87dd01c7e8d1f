# breaks: bitwise_exclusive_or
# says: through your gate

import functools
import operator


def bitwise_exclusive_or(a, b):
    return functools.reduce(operator.xor, [a, b], 0)
