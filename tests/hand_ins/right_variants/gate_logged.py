# styles: exclusive_or

import functools


def log(f):
    @functools.wraps(f)
    def wrapper(*arguments, **named):
        return f(*arguments, **named)
    return wrapper


@log
def exclusive_or(a, b):
    if a == 0:
        return b
    if b == 0:
        return a
    return 0
