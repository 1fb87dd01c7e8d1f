# lost: numeral_binary=timeout
# what: one function waits for an hour

import select


def numeral_binary(numeral):
    select.select([], [], [], 3600)
    return []
