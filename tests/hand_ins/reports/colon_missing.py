# replaces: is_human
# says: cannot be read
# says: Python cannot read
# says: while name. Python expected a colon (:) at its end.
# says: Until that is mended, is_human counts as missing.
# not: Not in the file


def is_human(name):
    while name
        return True
