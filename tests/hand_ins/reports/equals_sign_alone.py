# replaces: is_human
# says: cannot be read
# says: Python cannot read
# says: == asks whether two things are equal.
# says: Until that is mended, is_human counts as missing.
# not: Not in the file


def is_human(name):
    if name = 1:
        return True
