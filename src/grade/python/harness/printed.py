# What the hand-in prints and reads: in place of the streams, which are no terminals.
from _io import _TextIOBase as Stream

MOST_KEPT = 1 << 15  # characters of the beginning of what is printed, and as many of its end


class Printed(Stream):
    """Stands in for sys.stdout: keeps the beginning and the end of what is printed, and counts what lies between."""

    encoding, errors = "utf-8", "backslashreplace"
    flush = close = reconfigure = nothing

    def __init__(self):
        self.buffer = PrintedBytes(self)
        self.clear()

    def writable(self):
        return True

    def clear(self):
        self.beginning, self.dropped = "", 0
        self.end, self.size = [], 0

    def write(self, written):
        written = str.__str__(written)  # an error where it is no str
        self.end.append(written)
        self.size += len(written)
        if self.size > 4 * MOST_KEPT:
            self.cut()
        return len(written)

    def cut(self):
        room = MOST_KEPT - len(self.beginning)
        end = "".join(self.end)
        kept = end[room:][-MOST_KEPT:]
        self.beginning += end[:room]
        self.dropped += max(0, len(end) - room - len(kept))
        self.end, self.size = [kept], len(kept)

    def fileno(self):
        return 1

    def taken(self):
        """What was printed since the last time."""
        self.cut()
        told = {"text": self.beginning + "\n" * (self.dropped > 0) + self.end[0], "dropped": self.dropped}
        self.clear()
        return told


class PrintedBytes(Stream):
    """Stands in for sys.stdout.buffer."""

    def __init__(self, printed):
        self.printed = printed

    def write(self, written):
        self.printed.write(bytes(written).decode("utf-8", "backslashreplace"))
        return len(written)


class Answerer(Stream):
    """Stands in for sys.stdin: whoever reads asks the grader."""

    def __init__(self, session):
        self.session = session
        self.buffer = AnsweredBytes(self)

    def readable(self):
        return True

    def readline(self, size=-1):
        line = self.session.ask_for_input("")
        return "" if line is None else line + "\n"

    def read(self, size=-1):
        return "".join(self)

    def fileno(self):
        return 0


class AnsweredBytes(Stream):
    """Stands in for sys.stdin.buffer."""

    def __init__(self, answerer):
        self.answerer = answerer

    def readable(self):
        return True

    def readline(self, size=-1):
        return self.answerer.readline().encode()

    def read(self, size=-1):
        return b"".join(self)

    def fileno(self):
        return 0
