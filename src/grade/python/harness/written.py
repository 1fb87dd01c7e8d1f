# How a function of two inputs is written.

MOST_STEPS = 100_000  # parts of the source that are read
DEEPEST_READING = 5000  # expressions within expressions, and calls
FUNCTIONS = ("FunctionDef", "Lambda")
CONVERSIONS = ("int", "bool", "str", "abs", "float", "index", "not_", "truth")
COLLECTIONS = ("list", "tuple", "set", "frozenset")
XOR = ("xor", "__xor__", "__rxor__", "__ixor__", "ixor")
COMPARISON = ("eq", "ne", "is_", "is_not", "__eq__", "__ne__")


class Input:
    """One of the two inputs: as it is, negated, or of another type."""


class Written:
    """What the source of a function says, and that of whatever it names in the hand-in. Nothing of it is run.

    An XOR is `^` between whatever, and a function that does the same (`operator.xor`, `int.__xor__`), also in a text
    that is given to `eval`. A comparison is `==`, `!=`, `is`, `is not`, or a function that does the same, between one
    input and the other under whatever name, each as it is, negated (`not a`, `1 - a`), converted (`bool(a)`) or in a
    collection (`[a] == [b]`, `a in (b,)`). What compares an input with something else, or something computed from
    both, is none. A choice is an `if` that looks at something, or `match`. What cannot be read is no function of the
    hand-in, or hides what it does in an `eval` or `getattr` of more than a constant.
    """

    def __init__(self, statements, name):
        self.defined, self.inner, self.imported = {}, [], {}
        self.name, self.steps, self.running = name, MOST_STEPS, []
        self.is_hidden, self.chooses, self.xors, self.comparisons = False, False, [], []
        for _, statement, _ in statements:
            self.define(statement)
        gate = self.defined.get(name)
        functions = [] if gate is None else self.made_of(gate)
        _setrecursionlimit(DEEPEST_READING)
        try:
            # What is called gets the inputs last: what stands before them was given before.
            for function in functions:
                self.look(function, {}, [None] * (len(parameters(function)) - 2) + [Input(), Input()])
            if gate is not None and not functions:
                self.read(gate, {})
        except RecursionError:
            self.is_hidden = True
        self.found = functions and not self.is_hidden or self.xors or self.comparisons

    def told(self):
        told = ["true" if yes else "false" for yes in (self.found, self.chooses)]
        return '{"found":%s,"chooses":%s,"xors":%r,"comparisons":%r}' % (*told, self.xors, self.comparisons)

    def define(self, statement):
        """Takes down what names stand for; what is defined deeper counts where the module itself has no such name."""
        for node in walk(statement):
            form, named = kind(node), []
            if form in ("FunctionDef", "ClassDef"):
                named = [(node.name, node)]
            elif form in ("Import", "ImportFrom"):
                for alias in node.names:
                    bound = alias.asname or alias.name.split(".")[0]
                    self.imported[bound] = alias.name.split(".")[-1]
                    named += [(bound, node)] * (bound == self.name)
            elif form in ("Assign", "AnnAssign") and (node is statement or kind(node.value) == "Lambda"):
                targets = getattr(node, "targets", None) or [node.target]
                named = [(target.id, node.value) for target in targets if kind(target) == "Name"]
            for name, value in named:
                if node is statement or name not in self.defined:
                    self.defined[name] = value
                    self.inner += [value] * (node is not statement)

    def target(self, node):
        """What a name stands for in the hand-in."""
        is_of_module = kind(node) == "Attribute" and getattr(node.value, "id", None) in self.imported
        return None if is_of_module else self.defined.get(getattr(node, "id", getattr(node, "attr", None)))

    def made_of(self, node, seen=()):
        """The functions that something is made of: itself and what decorates it, an object's, those of a `partial`."""
        if kind(node) in FUNCTIONS:
            makers = [maker for part in getattr(node, "decorator_list", ()) for maker in self.made_of(part, seen + (node,))]
            inner = [part for maker in makers for part in walk(maker) if kind(part) == "FunctionDef" and part is not maker]
            return [node] + inner
        parts = [part if kind(part) in FUNCTIONS else self.target(part) for part in walk(node)]
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
        elif target is None and self.imported.get(name, name) in XOR and name not in names:
            self.xors.append(node.lineno)

    def read_call(self, node, names):
        name = getattr(node.func, "id", getattr(node.func, "attr", None))
        name = self.imported.get(name, name)
        arguments = []
        for argument in node.args:
            value = self.value(getattr(argument, "value", argument) if kind(argument) == "Starred" else argument, names)
            arguments += value if kind(argument) == "Starred" and isinstance(value, tuple) else [value]
        target = self.target(node.func)
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
        if form in ("Tuple", "List", "Set"):
            return tuple([self.value(item, names) for item in node.elts])
        if form == "BinOp" and "Constant" in (kind(node.left), kind(node.right)):
            return self.value(node.left, names) or self.value(node.right, names)
        if form == "Call" and len(node.args) == 1:
            name, value = getattr(node.func, "id", getattr(node.func, "attr", None)), self.value(node.args[0], names)
            return value if name in (COLLECTIONS if isinstance(value, tuple) else CONVERSIONS) else None
        if form == "Subscript":
            whole, index = self.value(node.value, names), getattr(node.slice, "value", None)
            index = getattr(index, "value", index)
            return whole[index] if isinstance(whole, tuple) and type(index) is int and index < len(whole) else None
        return None


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
