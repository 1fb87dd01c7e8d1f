# replaces: is_human
# says: limit should be set in line 8 of outside_the_functions.py, but that line failed (see Code outside the functions).
# says: Code outside the functions
# says: Line 8 of outside_the_functions.py asks for input, and no one answers while grading. That is fine.
# says: Line 9 of outside_the_functions.py needs no_such_module, which is not there while grading.
# says: this assert fails: assert 1 + 1 == 3.

limit = int(input())
import no_such_module
assert 1 + 1 == 3


def is_human(name):
    return limit > 0
