# breaks: exclusive_or
# says: compares the two inputs


def exclusive_or(a, b):
    def differ(x=a, y=b):
        return x != y
    if differ():
        return 1
    return 0
