# The hand-in loaded, its functions called.

import time

_top_level_await = 0x2000  # ast.PyCF_ALLOW_TOP_LEVEL_AWAIT
CO_COROUTINE = 0x80
DEEPEST_CALLS = 10_000  # that a hand-in may allow itself: beyond, the stack of Python itself ends soon
MOST_KNOWN = 5_000  # right values that are kept of a function, which may be called again with the same arguments
MOST_TOLD = 2_000  # characters that were printed before a watched call
_recursionlimit = _getrecursionlimit()
_open, _read = builtins.open, os.read


class Session:
    """A hand-in that has been loaded, and the request that is being answered."""

    def __init__(self, seed):
        module = type(sys)("hand_in")
        sys.modules["hand_in"] = module
        self.names = module.__dict__
        self.names.update(__builtins__=builtins, get_ipython=Notebook, display=display)
        self.loading = None
        self.request = ""
        self.replaced = {}  # the parameters of the functions that are: the hand-in's own, and those of the sheet
        self.may_ask = False
        self.printed = Printed()
        self.calls, self.encoder = [], Encoder()
        self.recursionlimit = _recursionlimit
        sys.argv[:] = ["hand_in.py"]
        sys.dont_write_bytecode = True
        set_up()
        import random

        random.seed(seed)

    def ready(self):
        """Puts everything in its place that the hand-in may have moved."""
        sys.stdout = sys.stderr = sys.__stdout__ = sys.__stderr__ = self.printed
        self.answered = Answered(self)
        sys.stdin = sys.__stdin__ = self.answered.opened()
        builtins.input, os.read = self.input, self.read_bytes
        builtins.open = sys.modules["io"].open = self.open
        set_up_loaded()

    def input(self, prompt=""):
        """Stands in for input()."""
        line = self.ask_for_input(str(prompt))
        if line is None:
            raise EOFError("EOF when reading a line")
        return line

    def open(self, file, mode="r", buffering=-1, *rest, **named):
        """Stands in for open(): the input can be opened too, by its number or its name."""
        if type(file) is int and file == 0 or str(file) == "/dev/stdin":
            return self.answered.opened(mode, buffering)
        return _open(file, mode, buffering, *rest, **named)

    def read_bytes(self, number, size):
        """Stands in for os.read()."""
        return self.answered.read(min(size, LONGEST_LINE)) if number == 0 else _read(number, size)

    def ask_for_input(self, prompt):
        """Asks the grader for a line; None where there is none."""
        self.printed.write(prompt)
        if not self.may_ask:
            return None
        send(self.request, {"input": self.taken()})
        self.request, line = receive()
        return line

    def taken(self):
        """What was printed since the last time, and the calls of watched functions meanwhile."""
        calls, self.calls, self.encoder = self.calls, [], Encoder()
        return dict(self.printed.taken(), calls=calls)

    def watch(self, name, function):
        """Stands in for a function: does the same, and notes its calls, with what was printed before each.

        What it calls itself is its own affair.
        """

        def watched(*arguments, **named):
            if self.is_inside:
                return function(*arguments, **named)
            signatures = self.replaced.get(name, (own_parameters(function),))
            given = in_order(arguments, named, signatures) or arguments
            call = dict(name=name, text=self.printed.taken()["text"][-MOST_TOLD:])
            self.is_inside = True
            try:
                call["given"] = self.encoder.encode(given)
                value = function(*arguments, **named)
                call["value"] = self.encoder.encode(value)
                self.encoder.told("text", call["text"])
                self.calls.append(call)
            except TooLarge:
                value = function(*arguments, **named)
            finally:
                self.is_inside = False
            return value

        watched.__name__, watched.__dict__ = function.__name__, function.__dict__
        return watched

    def protected(self, run):
        """Runs part of the hand-in; what it raises, or None where all went well."""
        self.ready()
        try:
            run()
            return None
        except BaseException as error:
            return error
        finally:
            _settrace(None)
            _setprofile(None)
            _setrecursionlimit(self.recursionlimit)

    def load(self, pieces, names):
        """Takes the hand-in apart; nothing of it is run.

        Answers where its statements stand, which parts are no Python and which functions stand under the main guard, and
        how these functions are written: (name, functions that are not looked into).
        """
        self.loading = loading = Loading(pieces)
        definitions = names and Definitions(loading.statements)
        how = {name: written(definitions, name, stop) for name, stop in names}
        statements = [(name, part.lineno) for name, part, _ in loading.statements]
        problems = loading.problems + [{"Guarded": loading.guarded[:MOST_NAMES]}] * bool(loading.guarded)
        return dict(statements=statements, problems=problems, written=how)

    def run(self, left_out, only_bare, replaced):
        """Runs the top-level statements but these, or of them those alone that call nothing. Tells each before it may hang.

        In the end functions that ask the grader for the right value replace the hand-in's: (name, parameters).
        """
        skipped = 0
        for number, (name, statement, flags) in enumerate(self.loading.statements):
            if number in left_out or only_bare and not is_bare(statement):
                skipped += number not in left_out
                continue
            if kind(statement) != "FunctionDef" or statement.decorator_list:
                send(self.request, {"running": number})
            error = self.protected(lambda: self.execute(name, statement, flags))
            self.printed.taken()
            if error is not None:
                line = self.loading.line(name, statement.lineno)[:LONGEST_LINE]
                awaits = any(kind(part) in ("Await", "AsyncFor", "AsyncWith") for part in walk(statement, at_once))
                told = dict(line=line, sets=names_set(statement), awaits=awaits)
                send(self.request, {"raised": [raised(error, name, statement.lineno), told]})
        for name, parameters in replaced:
            self.replaced[name] = (own_parameters(self.names.get(name)), parameters)
            self.names[name] = self.replacement(name, self.replaced[name])
        return {"skipped": skipped}

    def execute(self, name, statement, flags):
        """Runs a top-level statement, an `await` too."""
        program = compiled(statement, name, flags)
        coroutine = eval(program, self.names)
        self.recursionlimit = min(max(_recursionlimit, _getrecursionlimit()), DEEPEST_CALLS)
        if program.co_flags & CO_COROUTINE:
            try:
                while True:
                    coroutine.send(None)
            except StopIteration:
                pass

    def notice(self, name):
        """Calls a gate with inputs that notice what is done with them: in which lines it XORs them, in which it compares them
        (None where no line is known), and whether it comes with Python."""
        function = self.names.get(name)
        Input.noticed = noticed = {"xor": [], "comparison": []}
        for first in (0, 1):
            for second in (0, 1):
                self.protected(lambda: function(Input(first, 0), Input(second, 1)))
        self.taken()
        value = encoded([noticed["xor"], noticed["comparison"], type(function) in BUILT_IN])
        return {"returned": [[dict(value=value, given=encoded(()), same=False)], self.taken()]}

    def call(self, name, arguments, times, watched):
        """Calls a function so many times, each time with fresh arguments.

        It finds no input, or may ask for some, and then these functions are watched meanwhile.
        """
        function = self.names.get(name)
        if not callable(function):
            told = dict(others=self.functions(), instead=encoded(function), inside=self.loading.inside(name))
            return {"missing": told}
        self.may_ask = watched is not None
        own = {name: self.names[name] for name in watched or () if type(self.names.get(name)) is type(fresh)}
        self.names.update({name: self.watch(name, function) for name, function in own.items()})
        try:
            return self.called(function, arguments, times)
        finally:
            self.names.update(own)

    def called(self, function, arguments, times):
        values, self.is_inside = [], False
        for _ in range(times):
            self.taken()
            given = tuple([fresh(argument) for argument in arguments])
            returned = []
            error = self.protected(lambda: returned.append(function(*given)))
            if self.may_ask and isinstance(error, SystemExit):
                # A game may end the program when it is over, as one that returns.
                self.printed.write("\n%s\n" % error.code if type(error.code) is str else "")
                returned, error = [error], None
            if error is not None:
                return {"raised": raised(error, "", 0, own_parameters(function))}
            (value,) = returned
            values.append(dict(value=encoded(value), given=encoded(given), same=gives_back(value, given)))
        return {"returned": [values, self.taken()]}

    def functions(self):
        """The names of the functions of the hand-in, of which one may be the one that is meant."""
        kind = type(fresh)
        names = [name for name, value in list(self.names.items()) if type(value) is kind and type(name) is str]
        return names[:MOST_NAMES]

    def replacement(self, name, signatures):
        known = {}

        def right(*arguments, **named):
            arguments = in_order(arguments, named, signatures)
            if arguments is None:
                raise TypeError(name + "() got an unexpected keyword argument")
            key = key_of(arguments)
            told = known.get(key)
            if told is None:
                send(self.request, {"wants": [name, encoded(arguments)]})
                self.request, *told = receive()
                if len(known) < MOST_KNOWN and len(key) <= MOST_TEXT:
                    known[key] = told
            is_right, value = told
            if not is_right:
                raise ValueError(name + " cannot be called with these arguments")
            return fresh(value)

        right.__name__ = name
        return right


def in_order(arguments, named, signatures):
    """The arguments of a call without their names, by the first of the lists of parameters that has them all."""
    if not named:
        return arguments
    for parameters in signatures:
        rest = parameters[len(arguments) : len(arguments) + len(named)]
        if set(rest) == set(named):
            return arguments + tuple([named[parameter] for parameter in rest])
    return None


def key_of(arguments):
    """What is the same for the same arguments alone, types and all; quickly, since the time that it takes is the hand-in's."""
    try:
        return _marshalled(arguments, 2)  # later versions tell what is there twice
    except ValueError:
        return repr(encoded(arguments))  # an object of a type of its own


def fresh(value):
    """A copy of lists of plain values."""
    return [fresh(item) for item in value] if type(value) is list else value


def gives_back(returned, given):
    """Whether what was returned is, or has in it, one of the very lists that were given."""
    parts = [returned]
    for base in (list, tuple):
        if issubclass(type(returned), base) and base.__len__(returned) < 9:
            parts.extend(base.__iter__(returned))
    return any(part is argument for part in parts for argument in given if type(argument) is list)


def own_parameters(function):
    """The names of a function's parameters, in order; none where it is no plain function."""
    if type(function) is not type(fresh):
        return ()
    code = function.__code__
    return code.co_varnames[: code.co_argcount]


def raised(error, name, line, known=()):
    """An exception: its type, its words, and the line of the hand-in where it happened."""
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
    return dict(piece=name, line=line or 0, type=name_of(type(error)), message=words[:2000], parameters=known)
