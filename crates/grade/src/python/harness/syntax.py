# The syntax tree of a hand-in, without importing ast.
from _ast import AST

DEEPEST_SOURCE = 5000  # expressions within expressions, and calls


def kind(node):
    return type(node).__name__


def compiled(statement, piece, flags):
    """The program that one statement is, however deep it is: each `elif` stands in the `else` of the one before."""
    program = compile("", piece, "exec", _ast_only)
    program.body = [statement]
    limit = _getrecursionlimit()
    _setrecursionlimit(max(limit, DEEPEST_SOURCE))
    try:
        return compile(program, piece, "exec", flags | _top_level_await, True)
    finally:
        _setrecursionlimit(limit)


def children(node):
    below = []
    for field in node._fields:
        value = getattr(node, field, None)
        if isinstance(value, AST):
            below.append(value)
        elif type(value) is list:
            below += [item for item in value if isinstance(item, AST)]
    return below


def walk(node, below=children):
    """A node and all below it."""
    waiting = [node]
    while waiting:
        node = waiting.pop()
        yield node
        waiting += below(node)
