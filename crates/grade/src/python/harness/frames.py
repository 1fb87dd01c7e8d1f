"""Loads a hand-in and answers "call this function with these arguments".

It knows no expected value. Requests come in, one line each, as Python literals `(id, verb, ...)`; each is answered by
one frame, `nimlab ID JSON`, on a line of its own. Whatever the hand-in prints goes elsewhere and cannot be taken for a
frame, since nobody can guess the id.

The harness runs on a copy of the builtins and on functions that it took before the hand-in was loaded, so a hand-in
that patches `len`, `print` or `json` patches them for itself alone.
"""
import builtins
import os
import sys
from _collections import deque
from _json import encode_basestring_ascii as quoted, make_encoder
from marshal import dumps as _marshalled

_write = os.write
_settrace, _setprofile = sys.settrace, sys.setprofile
_setrecursionlimit, _getrecursionlimit = sys.setrecursionlimit, sys.getrecursionlimit
_ast_only = 0x400  # ast.PyCF_ONLY_AST, without importing ast

# Frames move out of the way of what the hand-in prints, as _requests did of what it reads before this was loaded.
_frames = os.dup(1)
_nothing = os.open(os.devnull, os.O_RDONLY)
os.dup2(_nothing, 0)
os.dup2(2, 1)

# Whoever judges reads no more than this, so a hand-in that gets round these bounds has answered nothing.
MOST_BITS = 1 << 12  # of an int: no report shows more than a thousand digits
MOST_TEXT = 1 << 17  # characters of a value: no report shows more than a screen of them
DEEPEST = 40  # lists within lists
MOST_NAMES = 200  # told of the functions that a hand-in has


def text(value):
    """A str as JSON, in ASCII; a lone surrogate is written out."""
    return quoted(str.encode(value, "utf-8", "backslashreplace").decode("utf-8"))


_json = make_encoder(None, None, text, None, ":", ",", False, False, True)


def send(request, frame):
    """Writes the frame that answers a request: plain values in dictionaries."""
    data = ("\nnimlab %s %s\n" % (request, "".join(_json(frame, 0)))).encode("ascii")
    while data:
        data = data[_write(_frames, data):]


def receive():
    """The next request, a tuple; the end of the program where nobody asks any more."""
    line = _requests.readline()
    if not line:
        os._exit(0)
    return eval(line, {"__builtins__": {}})


class TooLarge(Exception):
    """A value that nobody wants to read."""


# What a subclass of one of these holds is read by the functions of the type itself, which no hand-in can replace.
BASES = ((int, int.__index__), (float, float.__float__), (str, str.__str__), (list, list.__iter__), (tuple, tuple.__iter__))


_members = type.__dict__["__dict__"].__get__  # of a type, whatever the type says of itself
_slot, _method = type(type.__dict__["__basicsize__"]), type(str.upper)


def own(kind, name, sort):
    """What a type has under this name, where it is of a sort that runs nothing of the hand-in's."""
    member = _members(kind).get(name)
    return member if type(member) is sort and member.__objclass__ is kind else None


def like_own(kind, value):
    """The list or the int that a value of some other types of the standard library is equal to but for its type: a deque, a
    range, and numbers without a fraction; None of all others.
    """
    if kind is deque or kind is range:
        return list(kind.__iter__(value)) if kind.__len__(value) <= MOST_TEXT else None
    ratio = None
    try:
        if kind is complex and not value.imag:
            ratio = float.as_integer_ratio(value.real)
        elif name_of(kind) == "Fraction":
            ratio = [own(kind, part, _slot).__get__(value) for part in ("_numerator", "_denominator")]
        elif name_of(kind) == "Decimal" and own(kind, "adjusted", _method)(value) < MOST_BITS:
            ratio = own(kind, "as_integer_ratio", _method)(value)
    except (AttributeError, TypeError, ValueError, OverflowError):
        pass  # It is made by hand, or is no number.
    is_whole = ratio and type(ratio[0]) is type(ratio[1]) is int and ratio[1] == 1
    return ratio[0] if is_whole else None


class Encoder:
    """Tells values with their exact types: {"int": "-1f"}, {"list": [{"bool": True}]}.

    What is only of a subclass, or of a type that is like one of Python's own, is told with the name of that:
    {"subclass": ["Digit", {"int": "1"}]}.
    """

    def __init__(self):
        self.left = MOST_TEXT
        self.open = []

    def encode(self, value):
        kind = type(value)
        if value is None:
            return self.told("none")
        if kind is bool:
            return self.told("bool", value)
        for base, content in BASES:
            if kind is base:
                return self.plain(base, value, value)
            if issubclass(kind, base):
                told = self.told("subclass", name_of(kind))
                told["subclass"] = [name_of(kind), self.plain(base, content(value), value)]
                return told
        like = like_own(kind, value)
        if like is not None:
            told = self.told("subclass", name_of(kind))
            told["subclass"] = [name_of(kind), self.plain(type(like), like, like)]
            return told
        return self.told("other", name_of(kind))

    def plain(self, base, content, whole):
        """A value of this very type, or what of it an object holds that is of a type made from it."""
        if base is float:
            return self.told("float", float.__repr__(content))
        if base is int:
            # Decimal text of large integers is refused by Python, and slow.
            bits = int.bit_length(content)
            return self.told("huge", "an int of %d bits" % bits) if bits > MOST_BITS else self.told("int", "%x" % content)
        length = base.__len__(whole)
        if base is str:
            is_long = length > self.left
            return self.told("huge", "a str of %d characters" % length) if is_long else self.told("str", content)
        if any(outer is whole for outer in self.open):
            return self.told("cycle")
        if len(self.open) >= DEEPEST or length > self.left:
            return self.told("huge", "a %s of %d items" % (base.__name__, length))
        told = self.told(base.__name__)
        self.open.append(whole)
        told[base.__name__] = [self.encode(item) for item in content]
        self.open.pop()
        return told

    def told(self, kind, content=None):
        self.left -= 16 + (len(text(content)) if type(content) is str else 0)
        if self.left < 0:
            raise TooLarge
        return {kind: content}


def name_of(kind):
    """The name of a type; a type of the hand-in's own might answer otherwise."""
    return type.__dict__["__name__"].__get__(kind)


def encoded(value):
    """A value, whatever it is, as a frame tells it."""
    try:
        return Encoder().encode(value)
    except TooLarge:
        return {"huge": "a value of more than %d characters" % MOST_TEXT}
