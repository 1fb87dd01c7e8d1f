"""Checks a certificate of nimlab: that the values of a game repeat for ever.

    nimlab values octal:0.77 --format certificate | python3 verify_period.py

It needs nothing of nimlab: every value is worked out again as the least number that no option has, and the
condition is that of Guy and Smith (1956) for octal games, and of a window as long as the largest removal for
subtraction games. Exit 0: accepted. Exit 1: rejected, and why.
"""

import json
import sys


def options(certificate, heap):
    """What one move makes of a heap: tuples of the heaps that are left."""
    if "subtract" in certificate:
        return [(heap - taken,) for taken in certificate["subtract"] if 1 <= taken <= heap]
    whole, places = certificate["code"].split(".")
    left = []
    for taken, digit in enumerate([int(whole), *map(int, places)]):
        rest = heap - taken
        if rest == 0 and digit & 1 and taken:
            left.append(())
        if rest > 0 and digit & 2 and taken:
            left.append((rest,))
        if digit & 4:
            left += [(part, rest - part) for part in range(1, rest // 2 + 1)]
    return left


def fault(certificate):
    """Why the certificate proves nothing; None where it does."""
    n0, p, values = certificate["n0"], certificate["p"], certificate["values"]
    if "subtract" in certificate:
        least, window = 0, max(certificate["subtract"])
        needed, compared = n0 + p + window, range(n0, n0 + window)
    else:
        least, last_place = 1, len(certificate["code"].split(".")[1].rstrip("0"))
        needed, compared = 2 * n0 + 2 * p + last_place, range(n0, 2 * n0 + p + last_place)
    if n0 < least or p < 1 or len(values) < needed:
        return f"n0 = {n0} and p = {p} need {needed} values, and there are {len(values)}"
    for heap, value in enumerate(values):
        reached = set()
        for option in options(certificate, heap):
            together = 0
            for part in option:
                together ^= values[part]
            reached.add(together)
        mex = next(number for number in range(len(reached) + 1) if number not in reached)
        if mex != value:
            return f"the value of {heap} is {mex}, not {value}"
    for heap in compared:
        if values[heap] != values[heap + p]:
            return f"the values of {heap} and {heap + p} differ"
    return None


if __name__ == "__main__":
    source = open(sys.argv[1], encoding="utf-8") if len(sys.argv) > 1 else sys.stdin
    wrong = fault(json.load(source))
    print(f"rejected: {wrong}" if wrong else "accepted")
    sys.exit(1 if wrong else 0)
