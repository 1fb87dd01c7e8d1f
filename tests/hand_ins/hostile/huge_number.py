# lost: binary_numeral=error|failed|timeout
# what: a number of 20,000 decimal digits, more than Python writes out


def binary_numeral(binary):
    return 7**24_000
