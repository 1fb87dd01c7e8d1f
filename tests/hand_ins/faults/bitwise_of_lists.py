# breaks: bitwise_exclusive_or
# says: The sheet wants the values through your gate


def bitwise_exclusive_or(a, b):
    return binary_numeral(numeral_binary(a) ^ numeral_binary(b))
