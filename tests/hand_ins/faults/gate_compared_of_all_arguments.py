# breaks: exclusive_or
# says: compares the two inputs


def exclusive_or(*ab):
    if ab[0] == ab[1]:
        return 0
    return 1
