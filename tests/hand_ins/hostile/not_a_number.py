# lost: binary_numeral=failed|error, nim_sum=failed|error
# what: numbers that are none, and one beyond all


def binary_numeral(binary):
    return float("nan")


def nim_sum(board):
    return float("inf")
