# replaces: is_human
# says: cannot be read
# says: Python cannot read
# says: It does not begin exactly below any line before it.
# says: Until that is mended, is_human counts as missing.
# not: Not in the file


def is_human(name):
    if name:
        x = 1
      return True
