# replaces: is_human
# says: cannot be read
# says: Python cannot read
# says: the quotation mark at its end is missing.
# says: Until that is mended, is_human counts as missing.
# not: Not in the file


def is_human(name):
    return 'computer not in name.lower()
