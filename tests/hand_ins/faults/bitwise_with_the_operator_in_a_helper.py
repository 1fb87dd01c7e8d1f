# breaks: bitwise_exclusive_or
# says: through your gate


def put_together(pair):
    one, other = pair
    return one ^ other


def bitwise_exclusive_or(a, b):
    return put_together((a, b))
