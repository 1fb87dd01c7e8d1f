# breaks: exclusive_or
# diagnosis: anded


def exclusive_or(a, b):
    if a == 1:
        if b == 1:
            return 1
    return 0
