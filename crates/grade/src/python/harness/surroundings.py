# What a hand-in knows around it and is not here: the notebook that it was written in, a screen, an event loop, a clock.
from _io import FileIO

CLEARING = {"clear", "cls", "reset", "tput", "-x", "||", "&&", ";", "2>/dev/null", ">/dev/null"}  # commands of these words alone
NO_CHILD = 1 << 22  # no process has this number, so whoever waits for it finds it ended

_system = os.system


class Notebook:
    """What get_ipython() gives in a notebook: takes every magic and does nothing."""

    def __getattr__(self, name):
        return nothing


class Shown:
    """HTML("..."), Markdown("...") and the like: what is shown is what they were given."""

    def __init__(self, data="", *arguments, **named):
        self.data = data

    def __repr__(self):
        return str(self.data)


def nothing(*arguments, **named):
    """Stands in for what only changes the look of a notebook, such as clear_output()."""


def display(*shown, **named):
    """Stands in for display() of a notebook."""
    for value in shown:
        print(value)


def of_the_notebook(name):
    """Any other name of IPython.display: a class of things to be shown, or a function with nothing to show."""
    if name[:2] == "__":
        raise AttributeError(name)
    return Shown if name[:1].isupper() else nothing


def set_up():
    """Puts stand-ins in the place of what cannot be had here, before the hand-in is loaded."""
    module = type(sys)
    shown, ipython = module("IPython.display"), module("IPython")
    shown.display, shown.__getattr__ = display, of_the_notebook
    ipython.display, ipython.get_ipython, ipython.__path__ = shown, Notebook, []
    core = module("IPython.core")
    core.display, core.__path__ = shown, []
    sys.modules.update({"IPython": ipython, "IPython.display": shown})
    sys.modules.update({"IPython.core": core, "IPython.core.display": shown})
    os.system = system
    os.get_terminal_size = lambda *arguments: os.terminal_size((80, 24))
    try:
        import _posixsubprocess as processes
    except ImportError:
        return
    fork_exec = processes.fork_exec
    processes.fork_exec = lambda command, *rest: NO_CHILD if clears(command) else fork_exec(command, *rest)


def clears(command):
    """Whether a command only clears the screen: "clear", ["tput", "reset"], ["/bin/sh", "-c", "cls || clear"]."""
    words = [os.fsdecode(word) for word in command]
    if len(words) == 3 and words[1] == "-c":
        words = words[2].replace("||", " || ").replace("&&", " && ").split()
    return bool(words) and CLEARING.issuperset(words)


def system(command):
    """Stands in for os.system: there is no screen to be cleared."""
    return 0 if clears(["sh", "-c", command]) else _system(command)


def set_up_loaded():
    """Puts stand-ins in the place of parts of modules that the hand-in has loaded."""
    time.sleep = no_sleep
    sockets, loop = sys.modules.get("socket"), sys.modules.get("asyncio")
    if sockets is not None:
        sockets.socketpair = pair_of_ends
    if loop is not None:
        pause = sys.modules["asyncio.tasks"].sleep
        if pause.__module__ != __name__:
            loop.sleep = sys.modules["asyncio.tasks"].sleep = no_pause(pause)


def no_sleep(seconds):
    """Stands in for time.sleep: a pause before a move is a nicety for people, and nobody is there to see it."""
    if seconds < 0:
        raise ValueError("sleep length must be non-negative")


def no_pause(pause):
    async def sleep(delay, result=None):
        return await pause(0, result)

    return sleep


class End(FileIO):
    """One end of a pipe, as far as the event loop of asyncio needs it: it wakes itself up through one."""

    recv, send = FileIO.read, FileIO.write

    def setblocking(self, is_blocking):
        os.set_blocking(self.fileno(), is_blocking)


def pair_of_ends(*arguments):
    """Stands in for socket.socketpair: there are no sockets here."""
    reading, writing = os.pipe()
    return End(reading, "r"), End(writing, "w")
