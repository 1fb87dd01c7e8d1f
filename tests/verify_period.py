"""Checks a certificate of nimlab: that the values of a game repeat for ever.

    nimlab values octal:0.77 --format certificate | python3 verify_period.py

It needs nothing of nimlab: every value is worked out again as the least number that no option has, and the
condition is that of Guy and Smith (1956) for octal games, and of a window as long as the largest removal for
subtraction games. A code that ends in dots goes on with its last digit for ever, as in 0.333..., which is Nim; its
values grow by the saltus in each period, and what proves that is said below. Exit 0: accepted. Exit 1: rejected, and why.
"""

import json
import sys


def options(certificate, heap):
    """What one move makes of a heap: tuples of the heaps that are left."""
    if "subtract" in certificate:
        return [(heap - taken,) for taken in certificate["subtract"] if 1 <= taken <= heap]
    whole, places = certificate["code"].split(".", 1)
    if places.endswith("..."):
        places = places[:-3].ljust(heap, places[-4])
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
    saltus = certificate.get("saltus", 0)
    endless = certificate.get("code", "").endswith("...")
    if "subtract" in certificate:
        least, window = 0, max(certificate["subtract"])
        needed, compared = n0 + p + window, range(n0, n0 + window)
    elif endless:
        least, needed, compared = 1, 2 * n0 + 2 * p, range(n0, 2 * n0 + p)
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
        if values[heap] + saltus != values[heap + p]:
            return f"the value of {heap + p} is not {saltus} more than that of {heap}"
    if endless:
        return fault_of_saltus(certificate["code"], n0, p, saltus, values)
    return f"no saltus of {saltus} is known to go on in such a game" if saltus else None


def fault_of_saltus(code, n0, p, saltus, values):
    """Why values that grow by p in p heaps, so far, need not do so for ever; None where they must.

    Any number can be taken, so values of different heaps differ. Where p is a power of two, adding p changes no digit
    below it: so if a split of a heap is never worth what the heap is by these digits, it never will be. And if each
    smaller value that no smaller heap has is reached by a split with a part that is worth less than p, then with p more
    in the other part it is reached again.
    """
    splits = code == "4.333..."
    if not splits and code != "0.333...":
        return f"nothing is known of the saltus of {code}"
    if saltus != p or p & (p - 1):
        return f"the saltus is not the period, or no power of two: {saltus} and {p}"
    needed = 2 * n0 + 2 * p
    values, before = values[:needed], values[: needed - p]
    if max(values[: n0 + p]) >= min(values[needed - p :]):
        return "the values of the last period are not the largest"
    if not {*range(p), *(value + p for value in values[:n0])} <= set(before):
        return "some small value is not that of a small heap"
    for one in range(1, n0 + p):
        for other in range(1, n0 + p):
            if splits and (values[one] ^ values[other] ^ values[one + other]) % p == 0:
                return f"a split into parts like {one} and {other} may be worth as much as the whole"
    for heap in range(needed - p, needed):
        reached = set(values[:heap])
        if splits:
            small = [part for part in range(1, heap - n0 + 1) if values[part] < p]
            reached |= {values[part] ^ values[heap - part] for part in small}
        if not set(range(values[heap])) <= reached:
            return f"some value less than that of {heap} is reached by a large split alone"
    return None


if __name__ == "__main__":
    source = open(sys.argv[1], encoding="utf-8") if len(sys.argv) > 1 else sys.stdin
    wrong = fault(json.load(source))
    print(f"rejected: {wrong}" if wrong else "accepted")
    sys.exit(1 if wrong else 0)
