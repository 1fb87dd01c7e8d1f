# What the names in the source of a hand-in stand for.

def kind(node):
    return type(node).__name__


def walk(node):
    """A node and all below it."""
    waiting = [node]
    while waiting:
        node = waiting.pop()
        yield node
        waiting.extend(children(node))


def children(node):
    for field in node._fields:
        value = getattr(node, field, None)
        for child in value if isinstance(value, list) else [value]:
            if hasattr(child, "_fields"):
                yield child


class Input:
    """One of the two inputs of the gate: as it is, negated, or of another type."""


class Function:
    """A `def` or a `lambda`, the names that it sees, and the arguments that it has already."""

    def __init__(self, node, scope, defaults, given=()):
        self.node, self.scope, self.defaults, self.given = node, scope, defaults, given


class Scope(dict):
    """Names and what they stand for. A class and an object of a class are such too."""

    def __init__(self, outer, is_class=False):
        self.outer, self.is_class = outer, is_class

    def find(self, name):
        scope = self
        while scope is not None:
            if name in scope:
                return scope[name]
            scope = scope.outer
        return name


def parameters(node):
    """The names of what a function takes in order."""
    return [part.arg for part in node.args.posonlyargs + node.args.args]


def called(value):
    """What is called when this is: an object stands for its `__call__`."""
    method = value.outer.get("__call__") if isinstance(value, Scope) and not value.is_class else None
    if isinstance(method, Function):
        return Function(method.node, method.scope, method.defaults, (value,))
    return value


def either(one, other):
    """What a name stands for that is one thing or the other: what both are. A function is always followed."""
    if one is other or type(one) is type(other) is tuple and one == other:
        return one
    functions = [value for value in (one, other) if isinstance(value, Function)]
    return functions[0] if functions else None


def one_of(values):
    """What it stands for that is any of these."""
    result = values[0] if values else None
    for value in values[1:]:
        result = either(result, value)
    return result


def are_both_inputs(one, other):
    """Whether these are the two inputs, or collections with them in the same place."""
    if isinstance(one, tuple) and isinstance(other, tuple):
        return len(one) == len(other) and any(map(are_both_inputs, one, other))
    return isinstance(one, Input) and isinstance(other, Input) and one is not other
