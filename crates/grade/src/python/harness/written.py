# How a function is written: a look at its syntax tree, and at what it does with inputs that notice it.

XOR = ("xor", "__xor__", "__rxor__", "__ixor__", "ixor", "logical_xor")
CHOOSING = ("If", "IfExp", "comprehension", "Match")
BUILT_IN = (type(len), type(str.upper), type(int.__xor__), type((0).__xor__))
EQUALITY = ("Eq", "NotEq", "Is", "IsNot")
CONVERSIONS = ("int", "bool", "str", "repr", "float", "abs")


class Definitions:
    """The functions of a hand-in at the left margin."""

    def __init__(self, statements):
        self.functions, self.names = {}, set()
        for _, statement, _ in statements:
            self.names.update(part.name for part in walk(statement) if kind(part) == "FunctionDef")
            for name, value in self.defined(statement):
                self.functions[name] = value

    def defined(self, statement):
        """What a statement defines, where that holds functions."""
        if kind(statement) in ("FunctionDef", "ClassDef"):
            return [(statement.name, statement)]
        if kind(statement) in ("Assign", "AnnAssign") and statement.value:
            targets = getattr(statement, "targets", None) or [statement.target]
            return [(target.id, statement.value) for target in targets if kind(target) == "Name"]
        return []

    def reached(self, name, stop):
        """A function, and the functions that it names in turn, but for those at which to stop."""
        found, waiting = [], [name]
        while waiting:
            node = self.functions.get(waiting.pop())
            if node is not None and node not in found:
                found.append(node)
                waiting += [part.id for part in walk(node) if kind(part) == "Name" and part.id not in stop]
        return found


def written(definitions, name, stop):
    """How a function is written, with those that it calls: the lines with an XOR, a comparison of its two inputs and a
    `2 ^ n`, each the first, and whether there is an `if` that looks at something."""
    xors, comparisons, powers, chooses = [], [], [], False
    for function in definitions.reached(name, stop):
        is_itself = function is definitions.functions.get(name) and kind(function) in ("FunctionDef", "Lambda")
        inputs = [part.arg for part in function.args.args][:2] if is_itself else []
        evaluates = any(kind(node) == "Call" and called(node.func) in ("eval", "exec") for node in walk(function))
        for node in walk(function):
            form = kind(node)
            if kind(function) == "ClassDef" and form not in CHOOSING:
                continue  # which of its methods are called is not read
            if form in ("BinOp", "AugAssign") and kind(node.op) == "BitXor":
                # A gate may be put behind the sign; what its inputs notice is told in any case.
                xors += [node.lineno] * bool(stop or "__xor__" not in definitions.names)
                powers += [node.lineno] * is_two(getattr(node, "left", None))
            elif called(node) in XOR and called(node) not in definitions.names:
                xors.append(node.lineno)
            elif form == "Compare" and kind(node.ops[0]) in EQUALITY:
                sides = [compared(side) for side in (node.left, node.comparators[0])]
                comparisons += [node.lineno] * (len(inputs) == 2 and sorted(inputs) == sorted(map(str, sides)))
            elif form == "Constant" and type(node.value) is str:
                xors += [node.lineno] * (node.value in XOR[1:] or evaluates and "^" in node.value)
                comparisons += [node.lineno] * (evaluates and ("==" in node.value or "!=" in node.value))
            tests = node.ifs if form == "comprehension" else [getattr(node, "test", None) or getattr(node, "subject", None)]
            if form in CHOOSING:
                chooses = chooses or any(kind(part) == "Name" for test in tests for part in walk(test))
    first = {"xor": xors, "comparison": comparisons, "power": powers}
    return dict({key: min(lines, default=None) for key, lines in first.items()}, chooses=chooses)


class Input(int):
    """An input of the gate that notices being compared with the other, and being put through `^`.

    Adding a plain number to it, or subtracting, gives the same input again: `1 - b`.
    """

    def __new__(cls, value, number):
        self = int.__new__(cls, value)
        self.number = number
        return self

    def notice(self, what, other):
        if type(other) is Input and other.number != self.number and not Input.noticed[what]:
            frame = sys._getframe(2)
            while frame and (frame.f_globals.get("__name__") != "hand_in" or frame.f_code.co_filename == "<string>"):
                frame = frame.f_back
            Input.noticed[what].append(frame and frame.f_lineno)

    def again(self, value, other):
        return Input(value, self.number) if type(other) is int else value

    def __add__(self, other):
        return self.again(int.__add__(self, other), other)

    def __sub__(self, other):
        self.notice("comparison", other)
        return self.again(int.__sub__(self, other), other)

    def __rsub__(self, other):
        return self.again(int.__rsub__(self, other), other)

    __radd__, __hash__ = __add__, int.__hash__


def noticing(what, operation):
    def noticed(self, other):
        self.notice(what, other)
        return operation(self, other)

    return noticed


Input.__xor__ = noticing("xor", int.__xor__)
for _operation in (int.__eq__, int.__ne__, int.__lt__, int.__le__, int.__gt__, int.__ge__):
    setattr(Input, _operation.__name__, noticing("comparison", _operation))


def called(node):
    """What a name or an attribute is called."""
    return getattr(node, "id", getattr(node, "attr", None))


def compared(node):
    """What a side of a comparison is called, under `not` and conversions: `not a`, `str(a)`, `f"{a}"`."""
    while True:
        if kind(node) == "Call" and called(node.func) in CONVERSIONS and len(node.args) == 1:
            node = node.args[0]
        elif kind(node) == "JoinedStr" and len(node.values) == 1:
            node = node.values[0].value
        elif kind(node) == "UnaryOp":
            node = node.operand
        else:
            return called(node)


def is_two(node):
    """Whether it is 2, or something times 2: what stands before the sign in `2 ^ i` and `digit * 2 ^ i`."""
    if kind(node) == "BinOp" and kind(node.op) == "Mult":
        return is_two(node.left) or is_two(node.right)
    return kind(node) == "Constant" and node.value == 2
