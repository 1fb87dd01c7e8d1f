# How a function is written: a walk over the syntax tree of the hand-in. Nothing of it is run.

MOST_STEPS = 100_000  # parts of the source that are read
FUNCTIONS = ("FunctionDef", "Lambda")
COLLECTIONS = ("Tuple", "List", "Set")
XOR = ("xor", "__xor__", "__rxor__", "__ixor__", "ixor")
COMPARING = ("eq", "ne", "is_", "is_not", "__eq__", "__ne__", "count", "index", "get", "isdisjoint", "__contains__")
SETS = ("set", "frozenset", "fromkeys", "Counter")
HIDING = ("eval", "exec", "getattr")
# Out of these comes no input as it went in.
DECIDING = ("Compare", "BoolOp", "IfExp", "Lambda", "ListComp", "SetComp", "DictComp", "GeneratorExp")


class Definitions:
    """What the names of a hand-in stand for; what is imported under one of these names is taken down too."""

    def __init__(self, statements, names):
        self.defined, self.imported, self.top = {}, {}, {}
        for piece, statement, flags in statements:
            self.define(statement, names)
            if kind(statement) == "FunctionDef":
                self.top[statement.name] = (statement, piece, flags)

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
                named = [(target.id, node.value) for target in targets(node) if kind(target) == "Name"]
            for name, value in named:
                if node is statement or name not in self.defined:
                    self.defined[name] = value


class Written:
    """What the source of a function says, and that of whatever it names in the hand-in but for the functions at which it
    is to stop.

    An XOR is `^` between whatever, and a function that does the same (`operator.xor`, `int.__xor__`). A comparison is
    `==`, `!=`, `is`, `in`, or a function that does the same, between what is made of one input and what is made of the
    other, or of both (`max(a, b) == min(a, b)`), under whatever name, each as it is, reckoned with (`1 - a`), converted
    (`bool(a)`), in a collection (`[a] == [b]`, `a in (b,)`) or in an object, and to count how many different ones there are
    (`len({a, b})`). What compares an input with something else (`a + b == 1`) is none. A choice is an `if` that looks at something, or `match`. A conversion is `bin(n)`, `format(n, "b")`,
    `f"{n:b}"`, `int(text, 2)`. A power is `2 ^ n`, which is none. What cannot be read is no function of the hand-in, or
    may hide what it does in an `eval` or `getattr`.

    The inputs are 0 and 1; each name stands for those of them that go into what it is given.
    """

    def __init__(self, definitions, name, stop):
        self.definitions, self.stop = definitions, stop
        self.defined, self.imported = definitions.defined, definitions.imported
        self.steps, self.running, self.seen, self.attributes = MOST_STEPS, [], [], {}
        self.hides, self.chooses = False, False
        self.xors, self.comparisons, self.conversions, self.powers = [], [], [], []
        _setrecursionlimit(DEEPEST_SOURCE)
        try:
            made_of = self.made_of(self.defined.get(name), ())
            for function in made_of:
                # What is called gets the inputs last: what stands before them was given before.
                self.look(function, {}, [set()] * (len(parameters(function)) - 2) + [{0}, {1}])
            if name in self.defined and not made_of:
                self.read(self.defined[name], {})
        except RecursionError:
            self.steps = -1
        finally:
            _setrecursionlimit(_recursionlimit)
        self.found = made_of and not self.hides and self.steps >= 0 or self.xors or self.comparisons

    def told(self):
        lines = dict(xor=self.xors, comparison=self.comparisons, conversion=self.conversions, power=self.powers)
        first = {name: min(found, default=None) for name, found in lines.items()}
        return dict(first, found=bool(self.found), chooses=self.chooses)

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
        is_of_module = kind(node) == "Attribute" and getattr(node.value, "id", None) in self.imported
        return None if is_of_module or called(node) in self.stop else self.defined.get(called(node))

    def made_of(self, node, seen):
        """The functions that something is made of: itself and those in what decorates it, or all that it names."""
        if node is None or node in seen or self.steps < 0:
            return []
        seen += (node,)
        if kind(node) in FUNCTIONS:
            makers = [maker for part in getattr(node, "decorator_list", ()) for maker in self.made_of(part, seen)]
            return [node] + [part for maker in makers for part in walk(maker) if kind(part) == "FunctionDef"]
        is_method = kind(node) == "Attribute" and kind(self.target(node)) in FUNCTIONS
        parts = [node] if is_method else list(walk(node))
        self.steps -= len(parts)
        parts = [part if kind(part) in FUNCTIONS else self.target(part) for part in parts]
        return [function for part in parts for function in self.made_of(part, seen)]

    def inputs(self, node, names):
        """Which of the inputs come out of an expression."""
        form = kind(node)
        if form == "Name":
            return names.get(node.id, set())
        if form in DECIDING or form == "Call" and kind(self.target(node.func)) in FUNCTIONS:
            return set()
        if form == "Attribute" and node.attr in self.attributes:
            return self.attributes[node.attr]
        found = set().union(*[self.inputs(child, names) for child in children(node)])
        if form == "Call" and called(node.func) in ("len", "range") and len(found) > 1:
            return set()  # how many there are
        if len(found) == 2 and (form in ("Set", "Dict") or called(getattr(node, "func", None)) in SETS):
            return found | {"set"}
        index = getattr(getattr(node, "slice", None), "value", None)
        index = getattr(index, "value", index)
        return {index} if form == "Subscript" and index in (0, 1) and len(found) == 2 else found

    def compare(self, one, other, names, node):
        if kind(one) in COLLECTIONS and kind(other) in COLLECTIONS:
            for pair in zip(one.elts, other.elts):
                self.compare(*pair, names, node)
        elif any(some != more for some in self.inputs(one, names) for more in self.inputs(other, names)):
            self.comparisons.append(node.lineno)

    def bind(self, target, value, names):
        """From here on a name also stands for what goes into this."""
        parts = getattr(target, "elts", None)
        if kind(target) == "Name":
            names[target.id] = names.get(target.id, set()) | self.inputs(value, names)
        elif kind(target) == "Attribute":
            self.attributes[target.attr] = self.attributes.get(target.attr, set()) | self.inputs(value, names)
        elif parts and len(getattr(value, "elts", ())) == len(parts):
            for pair in zip(parts, value.elts):
                self.bind(*pair, names)
        elif parts and len(self.inputs(value, names)) == len(parts) == 2:
            names.update((called(part), {place}) for place, part in enumerate(parts))

    def look(self, function, names, arguments=(), named=()):
        """Goes through a function that is called so."""
        if function in self.running or self.steps < 0:
            return
        self.running.append(function)
        self.seen.append(function)
        taken, defaults = parameters(function), function.args.defaults
        own = {part.arg: set() for part in walk(function.args) if kind(part) == "arg"}
        own.update(zip(taken[len(taken) - len(defaults) :], [self.inputs(default, names) for default in defaults]))
        own.update(zip(taken, arguments))
        own.update(named)
        if function.args.vararg:
            own[function.args.vararg.arg] = set().union(*arguments[len(taken) :])
        names = {**names, **own}
        for child in children(function):
            self.read(child, names)
        self.running.pop()

    def read(self, node, names):
        self.steps -= 1
        form, name = kind(node), called(node)
        if form in FUNCTIONS:
            return self.look(node, names)
        for part in getattr(node, "generators", [node] * (form == "For")):
            self.bind(part.target, part.iter, names)
        for part in walk(node) if form == "Match" else ():
            if getattr(part, "name", None):
                names[part.name] = self.inputs(node.subject, names)
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
            target = self.target(node)
            if target is not None:
                self.look_at(target)
            elif self.imported.get(name, name) in XOR and name not in names and name not in self.stop:
                self.xors.append(node.lineno)
        elif form in ("Assign", "AnnAssign", "NamedExpr") and node.value is not None:
            for target in targets(node):
                self.bind(target, node.value, names)
        elif form == "Compare":
            for one, other in zip([node.left] + node.comparators, node.comparators):
                self.compare(one, other, names, node)
        elif form == "Call":
            self.read_call(node, self.imported.get(called(node.func), called(node.func)), names)

    def look_at(self, target):
        """Goes through what a name stands for, without knowing what it is given."""
        functions = self.made_of(target, ())
        for function in functions:
            self.look(function, {})
        if not functions and target not in self.running:
            self.running.append(target)
            self.read(target, {})

    def read_call(self, node, name, names):
        target = self.target(node.func)
        if target is not None:
            given = []
            for argument in node.args:
                inputs = self.inputs(argument, names)
                given += [{0}, {1}] if kind(argument) == "Starred" and len(inputs) == 2 else [inputs]
            named = [(keyword.arg, self.inputs(keyword.value, names)) for keyword in node.keywords]
            for function in self.made_of(target, ()):
                self.look(function, names, given, named)
        elif name in HIDING:
            self.hides = True
        elif converts(name, node):
            self.conversions.append(node.lineno)
        elif name in COMPARING:
            # What is looked up in a table is none of the inputs by which it is found.
            of = getattr(node.func, "value", None)
            sides = [of] * (of is not None and called(getattr(of, "func", None)) != "get") + node.args
            for place, one in enumerate(sides):
                for other in sides[place + 1 :]:
                    self.compare(one, other, names, node)
        elif name == "len" and node.args and self.inputs(node.args[0], names) == {0, 1, "set"}:
            self.comparisons.append(node.lineno)


def called(node):
    """What a name or an attribute is called."""
    return getattr(node, "id", getattr(node, "attr", None))


def targets(node):
    """What is given a value."""
    return getattr(node, "targets", None) or [node.target]


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
