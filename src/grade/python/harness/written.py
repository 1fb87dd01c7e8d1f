# How a function of two inputs is written.

MOST_STEPS = 100_000  # parts of the source that are read
FUNCTIONS = ("FunctionDef", "Lambda")
CONVERSIONS = ("int", "bool", "str", "abs", "float", "index", "not_", "truth")
COLLECTIONS = ("list", "tuple", "sorted")
SETS = ("set", "frozenset", "fromkeys", "Counter")
LOOKING_INTO = ("count", "index", "get", "isdisjoint", "issubset", "issuperset", "__contains__")
XOR = ("xor", "__xor__", "__rxor__", "__ixor__", "ixor")
COMPARISON = ("eq", "ne", "is_", "is_not", "__eq__", "__ne__")


class Input:
    """One of the two inputs: as it is, negated, or of another type."""


class SetOf(tuple):
    """What a set or a dictionary is made of: equal items count once."""


class Definitions:
    """What the names of a hand-in stand for; what is imported under one of these names is taken down too."""

    def __init__(self, statements, names):
        self.defined, self.inner, self.imported, self.top = {}, [], {}, {}
        for place, (_, statement, flags) in enumerate(statements):
            self.define(statement, names)
            if kind(statement) == "FunctionDef":
                self.top[statement.name] = (statement, statements[place][0], flags)

    def define(self, statement, names):
        """Takes down what names stand for; what is defined deeper counts where the module itself has no such name."""
        for node in walk(statement):
            form, named = kind(node), []
            if form in ("FunctionDef", "ClassDef"):
                named = [(node.name, node)]
            elif form in ("Import", "ImportFrom"):
                for alias in node.names:
                    bound = alias.asname or alias.name.split(".")[0]
                    self.imported[bound] = alias.name.split(".")[-1]
                    named += [(bound, node)] * (bound in names)
            elif form in ("Assign", "AnnAssign") and (node is statement or kind(node.value) == "Lambda"):
                targets = getattr(node, "targets", None) or [node.target]
                named = [(target.id, node.value) for target in targets if kind(target) == "Name"]
            for name, value in named:
                if node is statement or name not in self.defined:
                    self.defined[name] = value
                    self.inner += [value] * (node is not statement)


class Written:
    """What the source of a function says, and that of whatever it names in the hand-in but for the functions at which it
    is to stop. Nothing of it is run.

    An XOR is `^` between whatever, and a function that does the same (`operator.xor`, `int.__xor__`), also in a text
    that is given to `eval`. A comparison is `==`, `!=`, `is`, `is not`, or a function that does the same, between one
    input and the other under whatever name, each as it is, negated (`not a`, `1 - a`), converted (`bool(a)`) or in a
    collection (`[a] == [b]`, `a in (b,)`), and to count how many different ones there are (`len({a, b})`). What
    compares an input with something else, or something computed from both, is none. A choice is an `if` that looks at
    something, or `match`. A conversion is `bin(n)`, `format(n, "b")`, `f"{n:b}"`, `int(text, 2)`. A power is `2 ^ n`,
    which is none. What cannot be read is no function of the hand-in, or hides what it does in an `eval` or `getattr` of
    more than a constant.
    """

    def __init__(self, definitions, name, stop):
        self.definitions, self.stop = definitions, stop
        self.defined, self.inner, self.imported = definitions.defined, definitions.inner, definitions.imported
        self.steps, self.running, self.seen = MOST_STEPS, [], []
        self.is_hidden, self.chooses, self.xors, self.comparisons = False, False, [], []
        self.conversions, self.powers = [], []
        gate = self.defined.get(name)
        functions = [] if gate is None else self.made_of(gate)
        _setrecursionlimit(DEEPEST_SOURCE)
        try:
            # What is called gets the inputs last: what stands before them was given before.
            for function in functions:
                self.look(function, {}, [None] * (len(parameters(function)) - 2) + [Input(), Input()])
            if gate is not None and not functions:
                self.read(gate, {})
        except RecursionError:
            self.is_hidden = True
        finally:
            _setrecursionlimit(_recursionlimit)
        self.found = functions and not self.is_hidden or self.xors or self.comparisons

    def told(self):
        lines = dict(xors=self.xors, comparisons=self.comparisons, conversions=self.conversions, powers=self.powers)
        lines = {name: sorted(set(found))[:MOST_NAMES] for name, found in lines.items()}
        return dict(lines, found=bool(self.found), chooses=self.chooses)

    def looked_at(self):
        """The functions at the left margin that were read, and the code that they are: {"double": code}."""
        looked_at = {}
        for name, (function, piece, flags) in self.definitions.top.items():
            if self.defined[name] is function and function in self.seen and not function.decorator_list:
                try:
                    code = compiled(function, piece, flags)
                except Exception:  # such as a `break` outside a loop: there is no such function then
                    continue
                looked_at[name] = [part for part in code.co_consts if getattr(part, "co_name", None) == name][0]
        return looked_at

    def target(self, node):
        """What a name stands for in the hand-in."""
        name = getattr(node, "id", getattr(node, "attr", None))
        is_of_module = kind(node) == "Attribute" and getattr(node.value, "id", None) in self.imported
        return None if is_of_module or name in self.stop else self.defined.get(name)

    def made_of(self, node, seen=()):
        """The functions that something is made of: itself and what decorates it, an object's, those of a `partial`."""
        nodes = list(walk(node))
        self.steps -= len(nodes)
        if self.steps < 0:
            self.is_hidden = True
            return []
        if kind(node) in FUNCTIONS:
            makers = [maker for part in getattr(node, "decorator_list", ()) for maker in self.made_of(part, seen + (node,))]
            inner = [part for maker in makers for part in walk(maker) if kind(part) == "FunctionDef" and part is not maker]
            return [node] + inner
        parts = [part if kind(part) in FUNCTIONS else self.target(part) for part in nodes]
        parts = [part for part in parts if part is not None and part not in seen and part is not node]
        return [function for part in parts for function in self.made_of(part, seen + (node,))]

    # What is looked for

    def compare(self, values, node):
        if any(are_both_inputs(one, other) for one in values for other in values):
            self.comparisons.append(node.lineno)

    def look(self, function, names, arguments=(), named=()):
        """Goes through a function that is called so."""
        if function in self.running or self.steps < 0:
            return
        self.running.append(function)
        self.seen.append(function)
        defaults = function.args.defaults
        taken = parameters(function)
        names = dict(names, **{part.arg: None for part in walk(function.args) if kind(part) == "arg"})
        names.update(zip(taken[len(taken) - len(defaults) :], [self.value(default, names) for default in defaults]))
        names.update(zip(taken, arguments))
        names.update(named)
        if function.args.vararg:
            names[function.args.vararg.arg] = tuple(arguments[len(taken) :])
        for child in children(function):
            self.read(child, names)
        self.running.pop()

    def read(self, node, names):
        self.steps -= 1
        form = kind(node)
        if form in FUNCTIONS:
            return self.look(node, names)
        for child in children(node):
            self.read(child, names)
        if form in ("If", "IfExp", "comprehension", "Match"):
            tests = node.ifs if form == "comprehension" else [node.subject if form == "Match" else node.test]
            self.chooses = self.chooses or any(kind(part) == "Name" for test in tests for part in walk(test))
        elif form in ("BinOp", "AugAssign") and kind(node.op) == "BitXor":
            self.xors.append(node.lineno)
            self.powers += [node.lineno] * is_two(getattr(node, "left", None))
        elif form == "FormattedValue" and node.format_spec is not None and asks_for_binary(node.format_spec):
            self.conversions.append(node.lineno)
        elif form in ("Import", "ImportFrom") and any(alias.name in XOR for alias in node.names):
            self.xors.append(node.lineno)
        elif form in ("Name", "Attribute"):
            self.read_name(node, names)
        elif form in ("Assign", "AnnAssign", "NamedExpr") and node.value is not None:
            for target in getattr(node, "targets", None) or [node.target]:
                bind(target, self.value(node.value, names), names)
        elif form == "Compare":
            sides = [self.value(side, names) for side in [node.left] + node.comparators]
            for left, operator, right in zip(sides, node.ops, sides[1:]):
                if kind(operator) in ("Eq", "NotEq", "Is", "IsNot"):
                    self.compare([left, right], node)
                elif kind(operator) in ("In", "NotIn") and isinstance(right, tuple):
                    for item in right:
                        self.compare([left, item], node)
        elif form == "Call":
            self.read_call(node, names)

    def read_name(self, node, names):
        name = getattr(node, "id", getattr(node, "attr", None))
        target = self.target(node)
        functions = [] if target is None else self.made_of(target)
        for function in functions:
            self.look(function, {})
        if target is not None and not functions and target not in self.running:
            self.running.append(target)
            self.read(target, {})
        elif target is None and self.imported.get(name, name) in XOR and name not in names and name not in self.stop:
            self.xors.append(node.lineno)

    def read_call(self, node, names):
        name = getattr(node.func, "id", getattr(node.func, "attr", None))
        name = self.imported.get(name, name)
        arguments = []
        for argument in node.args:
            value = self.value(getattr(argument, "value", argument) if kind(argument) == "Starred" else argument, names)
            arguments += value if kind(argument) == "Starred" and isinstance(value, tuple) else [value]
        target = self.target(node.func)
        if target is None and converts(name, node):
            self.conversions.append(node.lineno)
        if target is None:
            of = self.value(getattr(node.func, "value", None), names)
            if name == "len" and arguments and isinstance(arguments[0], SetOf):
                self.compare(arguments[0], node)
            elif name in LOOKING_INTO and isinstance(of, tuple):
                for argument in arguments:
                    for item in (of,) + of:
                        self.compare([item, argument], node)
        text = node.args[name == "getattr"] if len(node.args) > (name == "getattr") else None
        if target is not None:
            named = [(keyword.arg, self.value(keyword.value, names)) for keyword in node.keywords]
            for function in self.made_of(target):
                self.look(function, names if function in self.inner else {}, arguments, named)
        elif name in COMPARISON:
            self.compare([self.value(getattr(node.func, "value", None), names)] + arguments, node)
        elif name in ("eval", "exec", "getattr"):
            try:
                source = compile(getattr(text, "value", None).strip(), "", "exec", _ast_only, True)
            except Exception:
                self.is_hidden = True
                return
            for part in walk(source):
                part.lineno = node.lineno
            self.read(source, names)

    def value(self, node, names):
        """The input that an expression stands for, or several of them in a tuple."""
        form = kind(node)
        if form == "Name":
            return names.get(node.id)
        if form in ("NamedExpr", "UnaryOp"):
            return self.value(node.value if form == "NamedExpr" else node.operand, names)
        if form in ("Tuple", "List"):
            return tuple([self.value(item, names) for item in node.elts])
        if form in ("Set", "Dict"):
            return SetOf([self.value(item, names) for item in (node.keys if form == "Dict" else node.elts)])
        if form == "BinOp" and "Constant" in (kind(node.left), kind(node.right)):
            return self.value(node.left, names) or self.value(node.right, names)
        if form == "Call" and len(node.args) == 1:
            name, value = getattr(node.func, "id", getattr(node.func, "attr", None)), self.value(node.args[0], names)
            if isinstance(value, tuple):
                return SetOf(value) if name in SETS else value if name in COLLECTIONS else None
            return value if name in CONVERSIONS else None
        if form == "Subscript":
            whole, index = self.value(node.value, names), getattr(node.slice, "value", None)
            index = getattr(index, "value", index)
            return whole[index] if isinstance(whole, tuple) and type(index) is int and index < len(whole) else None
        return None


def is_two(node):
    """Whether it is 2, or something times 2: what stands before the sign in `2 ^ i` and `digit * 2 ^ i`."""
    if kind(node) == "BinOp" and kind(node.op) == "Mult":
        return is_two(node.left) or is_two(node.right)
    return kind(node) == "Constant" and node.value == 2


def converts(name, call):
    """Whether a call of Python's own goes from a number to its binary digits or back."""
    arguments = call.args + [keyword.value for keyword in call.keywords]
    if name == "int":
        return any(kind(argument) == "Constant" and argument.value == 2 for argument in arguments[1:])
    if name == "format":
        return any(map(asks_for_binary, arguments + [getattr(call.func, "value", None)]))
    return name in ("bin", "binary_repr") and kind(call.func) == "Name" or name == "binary_repr"


def asks_for_binary(node):
    """Whether a text has a format that ends in b: `b`, `08b`, `{:b}`."""
    parts = [part.value for part in walk(node) if kind(part) == "Constant"] if hasattr(node, "_fields") else []
    parts = [part.replace("}", "").rstrip() for part in parts if type(part) is str]
    return any(part == "b" or part[-2:-1] in tuple("0123456789:#") and part[-1:] == "b" for part in parts)


def parameters(function):
    """The names of what a function takes in order, but for the object that it belongs to."""
    names = [part.arg for part in function.args.posonlyargs + function.args.args]
    return names[names[:1] in (["self"], ["cls"]) :]


def bind(target, value, names):
    """From here on a name stands for this; for nothing that is known where it has stood for something else."""
    if kind(target) == "Name":
        names[target.id] = value if names.get(target.id, value) is value else None
    elif kind(target) in ("Tuple", "List"):
        fits = isinstance(value, tuple) and len(value) == len(target.elts)
        for part, item in zip(target.elts, value if fits else [None] * len(target.elts)):
            bind(part, item, names)


def are_both_inputs(one, other):
    """Whether these are the two inputs, or collections with them in the same place."""
    if isinstance(one, tuple) and isinstance(other, tuple):
        return len(one) == len(other) and any(map(are_both_inputs, one, other))
    return isinstance(one, Input) and isinstance(other, Input) and one is not other
