# lost: bitwise_exclusive_or=timeout|error|failed
# what: a number of hundreds of millions of digits


def bitwise_exclusive_or(a, b):
    return 3 ** (3**18)
