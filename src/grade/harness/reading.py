# Reading source as Python would go through it, and running nothing of it.

MOST_STEPS = 100_000  # parts of the source that are read while functions are followed
DEEPEST_READING = 5000  # expressions within expressions, and calls


class Reader:
    """Follows what the names in a source stand for; each part of it gives what it stands for itself.

    That is an Input, a collection (a tuple), a Function or a class of the hand-in (a Scope), a name of something that
    the hand-in does not define (a str), a constant (its node), or something unknown (None).
    """

    def __init__(self):
        self.steps, self.running, self.returned = MOST_STEPS, [], []
        self.module = Scope(None)

    def read(self, node, scope):
        self.steps -= 1
        special = getattr(self, "read_" + kind(node), None)
        if special is not None:
            return special(node, scope)
        return self.read_all(children(node), scope)

    def read_all(self, nodes, scope):
        for node in nodes:
            self.read(node, scope)

    def read_Expr(self, node, scope):
        # At the top level only what gives a name its meaning matters.
        if scope is not self.module:
            self.read(node.value, scope)

    read_Assert = read_Delete = lambda self, node, scope: None

    def read_Constant(self, node, scope):
        return node

    def read_Name(self, node, scope):
        return self.known(scope.find(node.id), node)

    def read_Attribute(self, node, scope):
        return self.member(self.read(node.value, scope), node.attr, node)

    def read_Subscript(self, node, scope):
        whole, index = self.read(node.value, scope), node.slice
        index = getattr(index, "value", index) if kind(index) == "Index" else index
        self.read(index, scope)
        sign = 1
        if kind(index) == "UnaryOp":
            sign, index = -1, index.operand
        number = getattr(index, "value", None)
        if isinstance(whole, tuple) and type(number) is int and number < len(whole):
            return whole[sign * number]
        return None

    def read_items(self, node, scope):
        return tuple(self.arguments(node.elts, scope))

    read_Tuple = read_List = read_Set = read_items

    def arguments(self, nodes, scope):
        values = []
        for node in nodes:
            value = self.read(node.value if kind(node) == "Starred" else node, scope)
            values.extend(value if kind(node) == "Starred" and isinstance(value, tuple) else [value])
        return values

    def read_BinOp(self, node, scope):
        return self.computed(node, self.read(node.left, scope), self.read(node.right, scope))

    def read_AugAssign(self, node, scope):
        now = self.read(node.target, scope)
        self.bind(node.target, self.computed(node, now, self.read(node.value, scope)), scope)

    def computed(self, node, *sides):
        inputs = [side for side in sides if isinstance(side, Input)]
        constants = [side for side in sides if kind(side) == "Constant"]
        return inputs[0] if inputs and constants else None

    def read_UnaryOp(self, node, scope):
        operand = self.read(node.operand, scope)
        return operand if isinstance(operand, Input) else None

    def read_Compare(self, node, scope):
        sides = [self.read(side, scope) for side in [node.left] + node.comparators]
        for left, operator, right in zip(sides, node.ops, sides[1:]):
            if kind(operator) in IDENTITIES:
                self.compare([left, right], node)
            elif kind(operator) in ("In", "NotIn") and isinstance(right, tuple):
                for item in right:
                    self.compare([left, item], node)

    # Calls

    def read_Call(self, node, scope):
        owner = None
        if kind(node.func) == "Attribute":
            owner = self.read(node.func.value, scope)
            callee = self.member(owner, node.func.attr, node)
        else:
            callee = self.read(node.func, scope)
        arguments = self.arguments(node.args, scope)
        named = {keyword.arg: self.read(keyword.value, scope) for keyword in node.keywords}
        callee = called(callee)
        if isinstance(callee, Function):
            return self.apply(callee, arguments, named)
        if isinstance(callee, Scope):
            made = Scope(callee)
            first = self.member(made, "__init__", node)
            if isinstance(first, Function):
                self.apply(first, arguments, named)
            return made
        if isinstance(callee, str):
            return self.apply_other(callee, owner, arguments, named, node, scope)
        return None

    def apply(self, function, arguments, named):
        """Goes through a function of the hand-in; what it gives back."""
        node = function.node
        if node in self.running or self.steps < 0:
            return None
        scope = Scope(function.scope)
        scope.update((name, None) for name in parameters(node) + [part.arg for part in node.args.kwonlyargs])
        scope.update(function.defaults)
        arguments = list(function.given) + arguments
        scope.update(zip(parameters(node), arguments))
        scope.update(named)
        if node.args.vararg:
            scope[node.args.vararg.arg] = tuple(arguments[len(parameters(node)) :])
        outer, self.returned = self.returned, []
        self.running.append(node)
        if kind(node) == "Lambda":
            self.returned.append(self.read(node.body, scope))
        else:
            self.read_all(node.body, scope)
        self.running.pop()
        returned, self.returned = self.returned, outer
        return one_of(returned)

    def member(self, owner, name, node):
        if not isinstance(owner, Scope):
            return self.known(name, node)
        of_class = owner if owner.is_class else owner.outer
        value = owner.get(name, of_class.get(name))
        first = parameters(value.node)[:1] if isinstance(value, Function) else []
        if first == ["cls"] or first == ["self"] and owner is not of_class:
            return Function(value.node, value.scope, value.defaults, (owner,))
        return value

    # Choices

    def read_IfExp(self, node, scope):
        self.choose(node.test, scope)
        return either(self.read(node.body, scope), self.read(node.orelse, scope))

    def read_If(self, node, scope):
        # A hundred `elif`s are nested a hundred deep.
        ends, node = [], [node]
        while len(node) == 1 and kind(node[0]) == "If":
            self.choose(node[0].test, scope)
            ends.append(self.branch(node[0].body, scope))
            node = node[0].orelse
        ends.append(self.branch(node, scope))
        for name in {name for end in ends for name in end}:
            scope[name] = one_of([end[name] for end in ends if name in end])

    def branch(self, statements, scope):
        """What the names stand for at the end of statements that may be passed over."""
        before = dict(scope)
        self.read_all(statements, scope)
        end = dict(scope)
        scope.clear()
        scope.update(before)
        return end

    def read_Try(self, node, scope):
        self.read_all(node.body + node.orelse, scope)
        ends = [dict(scope)] + [self.branch(handler.body, scope) for handler in node.handlers]
        for end in reversed(ends):
            scope.update(end)
        self.read_all(node.finalbody, scope)

    read_TryStar = read_Try

    def read_Match(self, node, scope):
        subject = self.read(node.subject, scope)
        self.choices += 1
        for case in node.cases:
            self.capture(case.pattern, subject, scope)
            self.read_all([case.guard] if case.guard else [], scope)
            self.read_all(case.body, scope)

    def capture(self, pattern, value, scope):
        parts = [part for part in children(pattern) if kind(part).startswith("Match")]
        if getattr(pattern, "name", None):
            scope[pattern.name] = value
        if kind(pattern) != "MatchAs":
            value = value if isinstance(value, tuple) and len(value) == len(parts) else [None] * len(parts)
        for part, inner in zip(parts, value if kind(pattern) != "MatchAs" else [value]):
            self.capture(part, inner, scope)

    # Names

    def bind(self, target, value, scope):
        if kind(target) == "Name":
            scope[target.id] = value
        elif kind(target) in ("Tuple", "List"):
            fits = isinstance(value, tuple) and len(value) == len(target.elts)
            for part, item in zip(target.elts, value if fits else [None] * len(target.elts)):
                self.bind(part, item, scope)
        elif kind(target) == "Starred":
            self.bind(target.value, None, scope)
        elif kind(target) == "Attribute":
            owner = self.read(target.value, scope)
            if isinstance(owner, Scope):
                owner[target.attr] = value
        elif kind(target) == "Subscript":
            # A collection that is changed is not followed.
            self.bind(target.value, None, scope)

    def read_Assign(self, node, scope):
        value = self.read(node.value, scope)
        for target in node.targets:
            self.bind(target, value, scope)

    def read_AnnAssign(self, node, scope):
        if node.value is not None:
            self.bind(node.target, self.read(node.value, scope), scope)

    def read_NamedExpr(self, node, scope):
        value = self.read(node.value, scope)
        self.bind(node.target, value, scope)
        return value

    def read_Return(self, node, scope):
        self.returned.append(self.read(node.value, scope) if node.value else None)

    def read_For(self, node, scope):
        self.bind_each(node, scope)
        self.read_all(node.body + node.orelse, scope)

    def bind_each(self, node, scope):
        items = self.read(node.iter, scope)
        self.bind(node.target, one_of(items) if isinstance(items, tuple) else None, scope)

    def read_comprehension(self, node, scope):
        scope = Scope(scope)
        for part in node.generators:
            self.bind_each(part, scope)
            for test in part.ifs:
                self.choose(test, scope)
        for field in ("key", "value", "elt"):
            self.read_all([getattr(node, field)] if hasattr(node, field) else [], scope)

    read_ListComp = read_SetComp = read_DictComp = read_GeneratorExp = read_comprehension

    def read_Import(self, node, scope):
        for alias in node.names:
            scope[alias.asname or alias.name.split(".")[0]] = alias.name.split(".")[-1]

    read_ImportFrom = read_Import

    def read_ClassDef(self, node, scope):
        members = scope[node.name] = Scope(scope, is_class=True)
        self.read_all(node.body, members)

    def read_Lambda(self, node, scope):
        defaults, last = {}, parameters(node)[len(parameters(node)) - len(node.args.defaults) :]
        for name, default in zip(last, node.args.defaults):
            defaults[name] = self.read(default, scope)
        for part, default in zip(node.args.kwonlyargs, node.args.kw_defaults):
            defaults[part.arg] = self.read(default, scope) if default else None
        return Function(node, scope.outer if scope.is_class else scope, defaults)

    def read_FunctionDef(self, node, scope):
        function = self.read_Lambda(node, scope)
        for decorator in reversed(node.decorator_list):
            decorate = self.read(decorator, scope)
            made = self.apply(decorate, [function], {}) if isinstance(decorate, Function) else None
            function = made if isinstance(made, Function) else function
        scope[node.name] = function
