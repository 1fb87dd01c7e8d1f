# lost: binary_numeral=error|failed
# what: one function aborts

import os


def binary_numeral(binary):
    os.abort()
