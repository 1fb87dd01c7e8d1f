# breaks: binary_numeral


def binary_numeral(binary):
    return {"[1, 1, 0]": 6, "[1]": 1, "[]": 0, "[1, 1, 0, 1, 0, 1, 1, 1, 1]": 431}.get(str(binary), 1)
