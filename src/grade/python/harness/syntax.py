# The syntax tree of a hand-in, without importing ast.
from _ast import AST


def kind(node):
    return type(node).__name__


def walk(node):
    """A node and all below it."""
    waiting = [node]
    while waiting:
        node = waiting.pop()
        yield node
        waiting += children(node)


def children(node):
    below = []
    for field in node._fields:
        value = getattr(node, field, None)
        if isinstance(value, AST):
            below.append(value)
        elif type(value) is list:
            below += [item for item in value if isinstance(item, AST)]
    return below
