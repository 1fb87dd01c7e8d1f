# lost: numeral_binary=timeout
# what: one function sleeps for an hour

import time


def numeral_binary(numeral):
    time.sleep(3600)
    return []
