def numeral_binary(numeral):
    binary = []
    while numeral > 0:
        binary.append(numeral % 2)
        numeral = numeral // 2
    return binary


def binary_numeral(binary):
    numeral = 0
    for digit in binary:
        numeral = 2 * numeral + digit
    return numeral


def nimSum(board):
    total = 0
    for row in board:
        total = total ^ row
    return total


assert numeral_binary(1) == [1]
assert nimSum([5, 4, 3, 2]) == 0
