# lost: numeral_binary=error|failed|timeout
# what: a list of thirty million digits


def numeral_binary(numeral):
    return [1] * 30_000_000
