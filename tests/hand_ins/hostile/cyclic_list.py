# lost: numeral_binary=failed|error|timeout
# what: a list that holds itself


def numeral_binary(numeral):
    digits = [1]
    digits.append(digits)
    return digits
