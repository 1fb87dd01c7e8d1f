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
from _json import encode_basestring_ascii as quoted

_write = os.write
_settrace, _setprofile = sys.settrace, sys.setprofile
_setrecursionlimit, _recursionlimit = sys.setrecursionlimit, sys.getrecursionlimit()
_ast_only = 0x400  # ast.PyCF_ONLY_AST, without importing ast

# Requests and frames move out of the way of what the hand-in reads and prints.
_requests = os.fdopen(os.dup(0), "rb")
_frames = os.dup(1)
_nothing = os.open(os.devnull, os.O_RDONLY)
os.dup2(_nothing, 0)
os.dup2(2, 1)

MOST_PRINTED = 1 << 16  # characters kept of what one call prints
MOST_BITS = 1 << 12  # of an int: no report shows more than a thousand digits
MOST_TEXT = 1 << 20  # characters of a frame's value
DEEPEST = 40  # lists within lists
MOST_NAMES = 200  # told of the functions that a hand-in has


# Frames ---------------------------------------------------------------------------------------------------------------


def send(request, frame):
    """Writes the frame that answers a request."""
    data = ("\nnimlab " + request + " " + frame + "\n").encode("ascii")
    while data:
        data = data[_write(_frames, data):]


def receive():
    """The next request, a tuple; the end of the program where nobody asks any more."""
    line = _requests.readline()
    if not line:
        os._exit(0)
    return eval(line, {"__builtins__": {}})


def text(value):
    """A str as JSON, in ASCII; a lone surrogate is written out."""
    return quoted(str.encode(value, "utf-8", "backslashreplace").decode("utf-8"))


class TooLarge(Exception):
    """A value that nobody wants to read."""


class Encoder:
    """Writes values as JSON that tells their exact types: {"int": "-1f"}, {"list": [{"bool": true}]}."""

    def __init__(self):
        self.left = MOST_TEXT
        self.open = []

    def encode(self, value):
        kind = type(value)
        if value is None:
            return self.spend('"none"')
        if kind is bool:
            return self.spend('{"bool":true}' if value else '{"bool":false}')
        if kind is int:
            # Decimal text of large integers is refused by Python, and slow.
            if int.bit_length(value) > MOST_BITS:
                return self.spend('{"huge":"an int of %d bits"}' % int.bit_length(value))
            return self.spend('{"int":"%x"}' % value)
        if kind is float:
            return self.spend('{"float":"%s"}' % float.__repr__(value))
        if kind is str:
            if len(value) > self.left:
                return self.spend('{"huge":"a str of %d characters"}' % len(value))
            return self.spend('{"str":' + text(value) + "}")
        if kind is list or kind is tuple:
            name = "list" if kind is list else "tuple"
            for outer in self.open:
                if outer is value:
                    return self.spend('"cycle"')
            if len(self.open) >= DEEPEST or len(value) > self.left:
                return self.spend('{"huge":"a %s of %d items"}' % (name, len(value)))
            self.open.append(value)
            items = ",".join([self.encode(item) for item in value])
            self.open.pop()
            return self.spend('{"%s":[' % name) + items + "]}"
        return self.spend('{"other":%s}' % text(type.__dict__["__name__"].__get__(kind)))

    def spend(self, written):
        self.left -= len(written)
        if self.left < 0:
            raise TooLarge
        return written


def encoded(value):
    """A value as JSON, whatever it is."""
    try:
        return Encoder().encode(value)
    except TooLarge:
        return '{"huge":"a value of more than %d characters"}' % MOST_TEXT


# What the hand-in prints and reads ------------------------------------------------------------------------------------


class Printed:
    """Stands in for sys.stdout: keeps the beginning of what is printed, and counts the rest."""

    encoding = "utf-8"
    errors = "backslashreplace"
    newlines = None

    def __init__(self):
        self.parts, self.size, self.dropped = [], 0, 0

    def write(self, written):
        if not isinstance(written, str):
            raise TypeError("write() argument must be str, not " + type(written).__name__)
        kept = str(written[: max(0, MOST_PRINTED - self.size)])
        if kept:
            self.parts.append(kept)
        self.size += len(kept)
        self.dropped += len(written) - len(kept)
        return len(written)

    def writelines(self, lines):
        for line in lines:
            self.write(line)

    def flush(self):
        pass

    def isatty(self):
        return False

    def writable(self):
        return True

    def fileno(self):
        return 1

    def close(self):
        pass

    def taken(self):
        """What was printed since the last time, as members of a JSON object."""
        parts, dropped = self.parts, self.dropped
        self.parts, self.size, self.dropped = [], 0, 0
        return ',"printed":%s,"dropped":%d' % (text("".join(parts)), dropped)


class Answerer:
    """Stands in for sys.stdin: whoever reads asks the grader."""

    encoding = "utf-8"

    def __init__(self, session):
        self.session = session

    def readline(self, size=-1):
        line = self.session.ask_for_input("")
        return "" if line is None else line + "\n"

    def __iter__(self):
        return iter(self.readline, "")

    def read(self, size=-1):
        return "".join(self)

    def readlines(self, hint=-1):
        return list(self)

    def isatty(self):
        return False

    def readable(self):
        return True

    def fileno(self):
        return 0

    def close(self):
        pass


# The hand-in ----------------------------------------------------------------------------------------------------------


def decoded(source):
    """Source as text, as Python itself would read it: UTF-8, or what a comment in the first two lines declares."""
    if isinstance(source, str):
        return source
    if source.startswith((b"\xff\xfe", b"\xfe\xff")):
        return source.decode("utf-16")
    declared = "utf-8"
    for line in source.splitlines()[:2]:
        head, _, rest = line.partition(b"coding")
        if line.lstrip().startswith(b"#") and rest[:1] in (b":", b"="):
            name = rest[1:].strip().split()[:1]
            declared = name[0].strip(b"-*;,").decode("ascii", "replace") if name else declared
            break
    if source.startswith(b"\xef\xbb\xbf"):
        source, declared = source[3:], "utf-8"
    return source.decode(declared)


def parsed(source, name):
    """The top-level statements of a text; a syntax error as Python tells it."""
    return compile(source, name, "exec", _ast_only, True).body


def without_magics(source):
    """A notebook cell without what is meant for the notebook: %matplotlib inline, !pip install, random?"""
    lines = []
    for line in source.split("\n"):
        bare = line.strip()
        is_magic = bare[:1] in ("%", "!", "?") or (bare[-1:] == "?" and "#" not in bare)
        indent = line[: len(line) - len(line.lstrip())]
        lines.append(indent + "pass" if is_magic else line)
    return "\n".join(lines)


def chunks(source):
    """The top-level parts of a text that does not parse as a whole: (first line, part)."""
    parts = []
    goes_on = (" ", "\t", "#", ")", "]", "}", "else", "elif", "except", "finally")
    for number, line in enumerate(source.split("\n"), 1):
        previous = parts[-1][1][-1].strip() if parts else ""
        decorated = previous[:1] == "@" and parts[-1][1][-1][:1] == "@"
        if parts and (not line.strip() or line.startswith(goes_on) or decorated):
            parts[-1][1].append(line)
        else:
            parts.append((number, [line]))
    return [(number, "\n" * (number - 1) + "\n".join(lines) + "\n") for number, lines in parts]


def is_for_a_shell(source):
    """Whether a notebook cell is not Python at all: %%bash, %%html."""
    first = source.lstrip().split("\n", 1)[0].split()[:1]
    return bool(first) and first[0].startswith("%%") and first[0] not in ("%%time", "%%timeit", "%%capture")


class Loading:
    """A hand-in taken apart into its top-level statements, and the parts that are no Python."""

    def __init__(self, pieces):
        self.statements, self.problems = [], []
        for name, source in pieces:
            try:
                source = decoded(source).replace("\r\n", "\n").replace("\r", "\n")
            except (ValueError, LookupError) as error:
                self.problems.append((name, 0, type(error).__name__, str(error)))
                continue
            if not is_for_a_shell(source):
                self.take_apart(name, source)

    def take_apart(self, name, source):
        for text in (source, without_magics(source)):
            try:
                self.add(name, parsed(text, name))
                return
            except Exception:
                pass
        for first, part in chunks(without_magics(source)):
            try:
                self.add(name, parsed(part, name))
            except Exception as error:
                line = getattr(error, "lineno", None) or first
                told = getattr(error, "msg", None) or str(error)
                self.problems.append((name, line, type(error).__name__, told))

    def add(self, name, statements):
        self.statements.extend((name, statement) for statement in statements)


class Notebook:
    """What get_ipython() gives in a notebook: takes every magic and does nothing."""

    def __getattr__(self, name):
        return lambda *arguments, **named: None


class Session:
    """A hand-in that has been loaded, and the request that is being answered."""

    def __init__(self, seed):
        module = type(sys)("hand_in")
        sys.modules["hand_in"] = module
        self.names = module.__dict__
        self.names["__builtins__"] = builtins
        self.names["get_ipython"] = Notebook
        self.names["display"] = lambda *shown, **named: None
        self.loading = None
        self.request = ""
        self.may_ask = False
        self.printed = Printed()
        sys.argv[:] = ["hand_in.py"]
        sys.dont_write_bytecode = True
        if seed is not None:
            import random

            random.seed(seed)

    def ready(self):
        """Puts everything in its place that the hand-in may have moved."""
        sys.stdout = sys.stderr = self.printed
        sys.stdin = Answerer(self)
        builtins.input = self.input

    def input(self, prompt=""):
        """Stands in for input()."""
        line = self.ask_for_input(str(prompt))
        if line is None:
            raise EOFError("EOF when reading a line")
        return line

    def ask_for_input(self, prompt):
        """Asks the grader for a line; None where there is none."""
        self.printed.write(prompt)
        if not self.may_ask:
            return None
        send(self.request, '{"input":true%s}' % self.printed.taken())
        self.request, line = receive()
        return line

    def protected(self, run):
        """Runs part of the hand-in; what it raises, as a member of a JSON object, or None where all went well."""
        self.ready()
        try:
            run()
            return None
        except BaseException as error:
            return error
        finally:
            _settrace(None)
            _setprofile(None)
            _setrecursionlimit(_recursionlimit)

    def load(self, pieces):
        """Takes the hand-in apart. Answers where its statements stand and which parts are no Python."""
        self.loading = Loading(pieces)
        problems = ",".join([raised_at(*problem) for problem in self.loading.problems])
        statements = ['[%s,%d]' % (text(name), part.lineno) for name, part in self.loading.statements]
        return '{"statements":[%s],"problems":[%s]}' % (",".join(statements), problems)

    def run(self, number):
        """Runs one top-level statement."""
        name, statement = self.loading.statements[number]

        def execute():
            program = compile("", name, "exec", _ast_only)
            program.body = [statement]
            exec(compile(program, name, "exec", 0, True), self.names)

        error = self.protected(execute)
        told = "null" if error is None else raised(error, name, statement.lineno)
        self.printed.taken()
        return '{"raised":%s}' % told

    def call(self, name, arguments, times):
        """Calls a function so many times, each time with fresh arguments."""
        function = self.names.get(name)
        if not callable(function):
            return '{"others":%s,"instead":%s}' % (encoded(self.functions()), encoded(function))
        self.may_ask = name == "play_nim"
        values = []
        for _ in range(times):
            self.printed.taken()
            given = tuple([fresh(argument) for argument in arguments])
            returned = []
            error = self.protected(lambda: returned.append(function(*given)))
            if error is not None:
                return '{"raised":%s%s}' % (raised(error, None, 0), self.printed.taken())
            values.append(
                '{"value":%s,"given":%s,"same":%s}'
                % (encoded(returned[0]), encoded(given), "true" if gives_back(returned[0], given) else "false")
            )
        return '{"returned":[%s]%s}' % (",".join(values), self.printed.taken())

    def functions(self):
        """The names of the functions of the hand-in, of which one may be the one that is meant."""
        kind = type(fresh)
        names = [name for name, value in list(self.names.items()) if type(value) is kind and type(name) is str]
        return names[:MOST_NAMES]

    def replace(self, names):
        """Puts functions that ask the grader for the right value in place of the hand-in's."""
        for name in names:
            self.names[name] = self.replacement(name)
        return '{"replaced":true}'

    def replacement(self, name):
        def right(*arguments):
            send(self.request, '{"wants":%s,"arguments":%s}' % (text(name), encoded(arguments)))
            self.request, is_right, value = receive()
            if not is_right:
                raise ValueError(name + " cannot be called with these arguments")
            return value

        right.__name__ = name
        return right


def fresh(value):
    """A copy of lists of plain values."""
    return [fresh(item) for item in value] if type(value) is list else value


def gives_back(returned, given):
    """Whether what was returned is, or has in it, one of the very lists that were given."""
    parts = list(returned) if type(returned) in (tuple, list) and len(returned) < 9 else []
    return any(part is argument for part in [returned] + parts for argument in given if type(argument) is list)


# What went wrong ------------------------------------------------------------------------------------------------------


def raised(error, name, line):
    """An exception as JSON: its type, its words, and the line of the hand-in where it happened."""
    try:
        words = str(error)
    except BaseException:
        words = ""
    trace = getattr(error, "__traceback__", None)
    while trace is not None:
        # The harness has a file name of its own; every other frame that we know by name is the hand-in's.
        where = trace.tb_frame.f_code.co_filename
        if trace.tb_frame.f_globals.get("__name__") == "hand_in" and where != "<string>":
            name, line = where, trace.tb_lineno
        trace = trace.tb_next
    return raised_at(name or "", line or 0, type(error).__name__, words[:2000])


def raised_at(name, line, kind, words):
    return '{"piece":%s,"line":%d,"type":%s,"message":%s}' % (text(name), line, text(kind), text(words))


# How a gate is written ------------------------------------------------------------------------------------------------

IDENTITIES = ("Eq", "NotEq", "Is", "IsNot")
CONVERSIONS = ("int", "bool", "str", "abs", "float")
HIDDEN_XOR = ("xor", "__xor__", "__rxor__", "__ixor__", "ixor")
HIDDEN_COMPARISON = ("eq", "ne", "is_", "is_not", "__eq__", "__ne__")


def children(node):
    for field in node._fields:
        value = getattr(node, field, None)
        for child in value if isinstance(value, list) else [value]:
            if hasattr(child, "_fields"):
                yield child


def walk(node):
    """A node and all below it, as they stand. A hundred `elif`s are nested a hundred deep, and may be a thousand."""
    waiting = [node]
    while waiting:
        node = waiting.pop()
        yield node
        waiting.extend(reversed(list(children(node))))


def kind(node):
    return type(node).__name__


class Gate:
    """What the source of a function says, and that of the functions it calls. Nothing of it is run."""

    def __init__(self, statements, name):
        self.definitions = {}
        for _, statement in statements:
            for node in walk(statement):
                if kind(node) == "FunctionDef":
                    self.definitions[node.name] = node
                elif kind(node) == "Assign" and kind(node.value) in ("Lambda", "Name"):
                    for target in node.targets:
                        if kind(target) == "Name":
                            self.definitions[target.id] = node.value
        self.choices, self.xors, self.comparisons = 0, [], []
        self.found = self.read(name, set())

    def read(self, name, seen):
        node = self.definitions.get(name)
        if node is None or name in seen:
            return False
        seen.add(name)
        if kind(node) == "Name":
            return self.read(node.id, seen)
        inputs = {argument.arg: argument.arg for argument in node.args.args}
        for part in walk(node):
            if kind(part) == "Assign" and kind(part.value) == "Name" and part.value.id in inputs:
                for target in part.targets:
                    if kind(target) == "Name":
                        inputs[target.id] = inputs[part.value.id]
        for part in walk(node):
            self.look_at(part, inputs)
            if kind(part) == "Call" and kind(part.func) == "Name":
                self.read(part.func.id, seen)
        return True

    def look_at(self, node, inputs):
        if kind(node) in ("If", "IfExp"):
            self.choices += 1
        elif kind(node) in ("BinOp", "AugAssign") and kind(node.op) == "BitXor":
            self.xors.append(node.lineno)
        elif kind(node) == "Compare":
            sides = [node.left] + node.comparators
            for left, operator, right in zip(sides, node.ops, sides[1:]):
                if kind(operator) in IDENTITIES and self.are_inputs([left, right], inputs):
                    self.comparisons.append(node.lineno)
        elif kind(node) == "Call":
            called = getattr(node.func, "attr", getattr(node.func, "id", ""))
            if called in HIDDEN_XOR and called not in self.definitions:
                self.xors.append(node.lineno)
            owner = [node.func.value] if called.startswith("__") and kind(node.func) == "Attribute" else []
            if called in HIDDEN_COMPARISON and self.are_inputs(owner + node.args, inputs):
                self.comparisons.append(node.lineno)

    def are_inputs(self, nodes, inputs):
        """Whether at least two different inputs stand here, possibly negated or converted."""
        return len({inputs[bare.id] for bare in map(self.bare, nodes) if kind(bare) == "Name" and bare.id in inputs}) > 1

    def bare(self, node):
        while True:
            if kind(node) == "UnaryOp":
                node = node.operand
            elif kind(node) == "Call" and getattr(node.func, "id", "") in CONVERSIONS and len(node.args) == 1:
                node = node.args[0]
            else:
                return node

    def told(self):
        found = "true" if self.found else "false"
        return '{"found":%s,"choices":%d,"xors":%r,"comparisons":%r}' % (
            found,
            self.choices,
            self.xors,
            self.comparisons,
        )


# Asked and answered ---------------------------------------------------------------------------------------------------


def main():
    request, seed = receive()
    session = Session(seed)
    send(request, '{"version":"%d.%d.%d"}' % sys.version_info[:3])
    while True:
        session.request, verb, *rest = receive()
        if verb == "gate":
            frame = Gate(Loading(rest[0]).statements, "exclusive_or").told()
        else:
            frame = getattr(session, verb)(*rest)
        send(session.request, frame)


main()
