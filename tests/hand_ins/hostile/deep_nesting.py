# lost: numeral_binary=error|failed|timeout
# what: a list in a list in a list, deeper than anything that walks through it by recursion can go


def numeral_binary(numeral):
    nested = []
    for _ in range(200_000):
        nested = [nested]
    return nested
