# How a gate is written.

IDENTITIES = ("Eq", "NotEq", "Is", "IsNot")
CONVERSIONS = ("int", "bool", "str", "abs", "float", "index", "not_", "truth")
COLLECTIONS = ("list", "tuple", "set", "frozenset")
HIDDEN_XOR = ("xor", "__xor__", "__rxor__", "__ixor__", "ixor")
HIDDEN_COMPARISON = ("eq", "ne", "is_", "is_not", "__eq__", "__ne__")


class Gate(Reader):
    """What the source of `exclusive_or` says, and that of what it calls in the hand-in. Nothing of it is run.

    An XOR is `^` between whatever, and a function that does the same (`operator.xor`, `int.__xor__`), also in a text
    that is given to `eval`. A comparison is `==`, `!=`, `is`, `is not`, or a function that does the same, between one
    input and the other under whatever name, each as it is, negated (`not a`, `1 - a`), converted (`bool(a)`) or in a
    collection (`[a] == [b]`, `a in (b,)`). What compares an input with something else, or something computed from
    both, is none. A choice is an `if` that looks at something, wherever it stands, and `match`. What cannot be read is
    a gate that is no function of the hand-in, or hides what it does in an `eval` or `getattr` of more than a constant.
    """

    def __init__(self, statements, name):
        super().__init__()
        self.line = 0
        self.clear()
        _setrecursionlimit(DEEPEST_READING)
        try:
            for _, statement, _ in statements:
                before = self.module.get(name)
                self.read(statement, self.module)
                if self.module.get(name) is not before:
                    self.line = statement.lineno
            self.clear()
            self.judge(called(self.module.get(name)))
        except RecursionError:
            self.found = False

    def clear(self):
        self.steps, self.found = MOST_STEPS, True
        self.choices, self.xors, self.comparisons = 0, [], []

    def judge(self, gate):
        if isinstance(gate, str) and gate in HIDDEN_XOR:
            self.xors.append(self.line)
        elif isinstance(gate, Function):
            self.apply(gate, [Input(), Input()], {})
        else:
            self.found = False

    def told(self):
        found = "true" if self.found or self.xors or self.comparisons else "false"
        parts = (found, self.choices, self.xors, self.comparisons)
        return '{"found":%s,"choices":%d,"xors":%r,"comparisons":%r}' % parts

    def computed(self, node, *sides):
        if kind(node.op) == "BitXor":
            self.xors.append(node.lineno)
        return super().computed(node, *sides)

    def compare(self, values, node):
        if any(are_both_inputs(one, other) for one in values for other in values):
            self.comparisons.append(node.lineno)

    def known(self, value, node):
        if isinstance(value, str) and value in HIDDEN_XOR:
            self.xors.append(node.lineno)
        return value

    def choose(self, test, scope):
        self.choices += any(kind(part) == "Name" for part in walk(test))
        self.read(test, scope)

    def apply_other(self, name, owner, arguments, named, node, scope):
        """Reads the call of something that the hand-in does not define."""
        first = arguments[0] if arguments else None
        if name in HIDDEN_COMPARISON:
            self.compare([owner] + arguments, node)
        elif name in ("eval", "exec", "getattr"):
            constant = arguments[1] if name == "getattr" and len(arguments) > 1 else first
            if kind(constant) != "Constant" or type(constant.value) is not str:
                self.found = False
            elif name == "getattr":
                return self.member(first, constant.value, node)
            else:
                return self.read_text(constant.value, node, scope)
        elif name in CONVERSIONS and len(arguments) == 1:
            return first if isinstance(first, Input) else None
        elif name in COLLECTIONS and isinstance(first, tuple):
            return first
        elif name == "partial" and isinstance(first, Function):
            return Function(first.node, first.scope, {**first.defaults, **named}, first.given + tuple(arguments[1:]))
        else:
            # map, reduce and the like call what they are given with what else they are given.
            functions = [value for value in arguments + list(named.values()) if isinstance(value, Function)]
            rest = [value if isinstance(value, tuple) else (value,) for value in arguments if value not in functions]
            for function in functions:
                self.apply(function, [item for items in rest for item in items], {})
        return None

    def read_text(self, source, node, scope):
        try:
            statements = compile(source.strip(), "", "exec", _ast_only, True).body
        except Exception:
            self.found = False
            return None
        for part in [part for statement in statements for part in walk(statement)]:
            part.lineno = node.lineno
        if len(statements) == 1 and kind(statements[0]) == "Expr":
            return self.read(statements[0].value, scope)
        return self.read_all(statements, scope)
