# styles: binary_numeral

%matplotlib inline


def not_finished(board)
    return board


def binary_numeral(binary):
    """The value of
binary digits,
[1, 1, 0] for 6.
    """
    value = 0
    for digit in binary:
        value = value * 2 + digit
    return value


%timeit binary_numeral([1, 1, 0])
