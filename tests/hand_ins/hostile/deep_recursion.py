# lost: numeral_binary=error|failed|timeout
# what: a recursion without an end, with the limit of the interpreter raised

import sys

sys.setrecursionlimit(10**9)


def numeral_binary(numeral):
    return numeral_binary(numeral) + [numeral % 2]
