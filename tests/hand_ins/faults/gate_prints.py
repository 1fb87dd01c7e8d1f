# breaks: exclusive_or
# says: None


def exclusive_or(a, b):
    if a == 0:
        print(b)
    elif b == 0:
        print(1)
    else:
        print(0)
