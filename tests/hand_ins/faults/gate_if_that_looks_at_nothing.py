# breaks: exclusive_or
# says: no if


def exclusive_or(a, b):
    if True:
        return (a+b)%2
