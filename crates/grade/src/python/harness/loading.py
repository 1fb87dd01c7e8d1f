# Taking a hand-in apart: its top-level statements, each to be run for itself, and the parts that are no Python.

MOST_REPAIRS = 50  # magics that are taken out of one part
MOST_PARTS = 100  # that a statement may go on over where the file as a whole is no Python
MOST_TRIALS = 500  # how often such statements are read again, with one part more
MOST_UNREAD = 200  # parts that are no Python and told, and as many more with functions in them
LONGEST_LINE = 200  # told of a line of the hand-in


def decoded(source):
    """Source as text, as Python itself would read it: UTF-8, or what a comment in the first two lines declares."""
    if source.startswith((b"\xff\xfe", b"\xfe\xff")):
        return source.decode("utf-16")
    try:
        return source.decode("utf-8-sig")
    except UnicodeDecodeError:
        from importlib.util import decode_source

        return decode_source(source)


def parsed(source, name, before=0):
    """The top-level statements of a text with so many lines before it; a syntax error as Python tells it.

    Where Python stumbles over a line that is meant for the notebook (%matplotlib inline, !pip install, random?), it
    reads `pass` in its place, and `files = None` in that of `files = !ls`. A line of that look where Python does not stumble belongs to a statement or a string.
    """
    lines = None
    for repairs in range(MOST_REPAIRS + 1):
        try:
            return [moved(statement, before) for statement in compile(source, name, "exec", _ast_only, True).body]
        except SyntaxError as error:
            lines = lines or source.split("\n")
            at = (error.lineno or 0) - 1
            if repairs == MOST_REPAIRS or not (0 <= at < len(lines) and is_magic(lines[at])):
                error.lineno = (error.lineno or 1) + before
                error.msg = with_lines_moved(str(error.msg), before)
                raise
            lines[at] = without_magic(lines[at])
            source = "\n".join(lines)


def moved(statement, by):
    """A statement that stands so many lines further down."""
    for node in walk(statement) if by else ():
        if hasattr(node, "lineno"):
            node.lineno += by
            node.end_lineno = (node.end_lineno or node.lineno - by) + by
    return statement


def with_lines_moved(words, by):
    """The words of an error, which may name a line: "'(' was never closed on line 3"."""
    told, *rest = words.split("line ")
    for part in rest:
        after = part.lstrip("0123456789")
        number = part[: len(part) - len(after)]
        told += "line " + (str(int(number) + by) if number else "") + after
    return told


def is_magic(line):
    """Whether a line looks like one that is meant for the notebook."""
    line = line.strip()
    return line[:1] in ("%", "!", "?") or line[-1:] == "?" and "#" not in line or takes_magic(line)


def takes_magic(line):
    """Whether a line gives a name what the notebook answers: `files = !ls`."""
    name, _, rest = line.partition("=")
    return name.strip().isidentifier() and rest.strip()[:1] in ("%", "!")


def without_magic(line):
    """A line that is meant for the notebook, as one that Python reads."""
    margin = line[: len(line) - len(line.lstrip())]
    return line.partition("=")[0] + "= None" if takes_magic(line) else margin + "pass"


def is_for_a_shell(source):
    """Whether a notebook cell is not Python at all: %%bash, %%html."""
    first = source.lstrip().split("\n", 1)[0].split()[:1]
    return bool(first) and first[0].startswith("%%") and first[0] not in ("%%time", "%%timeit", "%%capture")


def chunks(source):
    """The parts of a text that begin at the left margin: (first line, lines)."""
    parts = []
    goes_on = (" ", "\t", "#", ")", "]", "}", "else", "elif", "except", "finally")
    for number, line in enumerate(source.split("\n"), 1):
        previous = parts[-1][1][-1].strip() if parts else ""
        decorated = previous[:1] == "@" and parts[-1][1][-1][:1] == "@"
        if parts and (not line.strip() or line.startswith(goes_on) or decorated):
            parts[-1][1].append(line)
        else:
            parts.append((number, [line]))
    return parts


def is_unfinished(error):
    """Whether Python came to the end of a text within a bracket or a string that may be closed further down."""
    words = str(getattr(error, "msg", ""))
    return "EOF" in words or "never closed" in words or "triple-quoted" in words


class Loading:
    """A hand-in taken apart: `statements` are (name of the piece, statement, compiler flags)."""

    def __init__(self, pieces):
        self.statements, self.problems, self.guarded, self.sources = [], [], [], {}
        self.flags, self.trials = 0, MOST_TRIALS
        for name, source in pieces:
            try:
                source = decoded(source).replace("\r\n", "\n").replace("\r", "\n")
            except (ValueError, SyntaxError) as error:
                self.problems.append(unread(name, 0, "", error))
                continue
            self.sources[name] = source
            if not is_for_a_shell(source):
                self.take_apart(name, source)

    def take_apart(self, name, source):
        try:
            self.add(name, parsed(source, name))
        except Exception:
            parts = chunks(source)
            at = 0
            while at < len(parts):
                at += self.take(name, parts[at : at + MOST_PARTS])

    def take(self, name, parts):
        """Takes the first of the parts, with those after it that belong to it; tells how many these are."""
        first, lines = parts[0][0], []
        told = None
        for count, (_, more) in enumerate(parts, 1):
            lines = lines + more
            self.trials -= count > 1
            try:
                self.add(name, parsed("\n".join(lines) + "\n", name, first - 1))
                return count
            except Exception as error:
                told = told or error  # the first, of the part alone
                if self.trials <= 0 or not is_unfinished(error):
                    break
        told = unread(name, first, "\n".join(parts[0][1]) + "\n", told)
        if len(self.problems) < MOST_UNREAD * (1 + bool(told["Unread"]["defines"])):
            self.problems.append(told)
        return 1

    def add(self, name, statements):
        for statement in statements:
            if kind(statement) == "If" and is_main_guard(statement.test):
                self.add_guarded(name, statement)
                continue
            if kind(statement) == "ImportFrom" and statement.module == "__future__":
                # What it asks for holds for all that comes after it.
                features = __import__("__future__")
                for alias in statement.names:
                    self.flags |= getattr(getattr(features, alias.name, None), "compiler_flag", 0)
            self.statements.append((name, statement, self.flags))

    def add_guarded(self, name, guard):
        """Takes what stands under `if __name__ == "__main__":` for statements at the left margin, which they might be."""
        body = guard.body if holds(guard.test) else guard.orelse
        if body is guard.body:
            self.guarded += [part.name for part in body if kind(part) == "FunctionDef"]
        self.add(name, body)

    def line(self, name, number):
        """A line of a piece."""
        lines = self.sources.get(name, "").split("\n")
        return lines[number - 1].strip() if 0 < number <= len(lines) else ""

    def inside(self, wanted):
        """The class or function in which a function of this name is defined."""
        for _, statement, _ in self.statements:
            if kind(statement) in ("ClassDef", "FunctionDef"):
                for node in statement.body:
                    if kind(node) == "FunctionDef" and node.name == wanted:
                        outer = "class" if kind(statement) == "ClassDef" else "def"
                        return {"outer": outer, "name": statement.name}
        return None


def unread(name, first, part, error):
    """A part that is no Python: its lines, the line at which Python gives up, and what it defines."""
    last = first + part.rstrip().count("\n")
    line = min(getattr(error, "lineno", None) or first, max(first, last))
    lines = part.split("\n")
    at_line = lines[line - first] if 0 <= line - first < len(lines) else ""
    message = getattr(error, "msg", None) or str(error)
    told = dict(piece=name, first=first, last=last, line=line, source=at_line[:LONGEST_LINE])
    return {"Unread": dict(told, type=name_of(type(error)), message=message[:2000], defines=defined(lines))}


def defined(lines):
    """The names behind a `def`."""
    bare = [line.strip() for line in lines]
    names = [line[4:].replace(":", "(").replace("[", "(").split("(")[0].strip() for line in bare if line[:4] == "def "]
    return [name for name in names if name][:MOST_NAMES]


def is_main_guard(test):
    """Whether a condition asks for nothing but the name of the module."""
    asked = ("Name", "Constant", "Compare", "BoolOp", "UnaryOp", "Tuple", "List", "Set")
    parts = [part for part in walk(test) if hasattr(part, "lineno")]
    names = [part.id for part in parts if kind(part) == "Name"]
    return names == ["__name__"] and all(kind(part) in asked for part in parts)


def holds(test):
    """Whether a condition on `__name__` alone holds where the file is run as a program."""
    program = compile("0", "", "eval", _ast_only)
    program.body = test
    try:
        return bool(eval(compile(program, "", "eval"), {"__builtins__": {}, "__name__": "__main__"}))
    except Exception:
        return True


BODIES = ("FunctionDef", "AsyncFunctionDef", "Lambda")
DEFINES = ("FunctionDef", "AsyncFunctionDef", "ClassDef", "Import", "ImportFrom")
ENDLESS = ("Call", "For", "While", "ListComp", "SetComp", "DictComp", "GeneratorExp", "Await", "With")


def at_once(node):
    """What stands in a node and is run with it: not the body of a function."""
    return getattr(node, "decorator_list", []) + node.args.defaults if kind(node) in BODIES else children(node)


def is_bare(statement):
    """Whether a statement only defines or imports something, or calls nothing, and so hardly takes long."""
    return kind(statement) in DEFINES or not any(kind(part) in ENDLESS for part in walk(statement, at_once))


def names_set(statement):
    """The names that a top-level statement would have given a value."""
    if kind(statement) in DEFINES[:3]:
        return [statement.name]
    names = []
    for node in walk(statement):
        if kind(node) == "Name" and kind(node.ctx) == "Store":
            names.append(node.id)
        elif kind(node) == "alias":
            names.append((node.asname or node.name).split(".")[0])
        elif kind(node) in ("FunctionDef", "ClassDef"):
            names.append(node.name)
    return names[:MOST_NAMES]
