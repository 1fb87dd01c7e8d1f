# says: The asserts in lines 4 and 5 of asserts_that_fail.py fail.
# not: this assert fails

assert 1 == 2
assert 2 == 3
