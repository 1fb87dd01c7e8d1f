# replaces: is_human
# says: cannot be read
# says: Python cannot read
# says: four spaces further to the right.
# says: Until that is mended, is_human counts as missing.
# not: Not in the file


def is_human(name):
return True
