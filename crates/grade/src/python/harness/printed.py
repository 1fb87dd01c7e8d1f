# What the hand-in prints and reads: in place of the streams, which are no terminals.
from _io import BufferedReader, TextIOWrapper
from _io import _RawIOBase as RawStream
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


class AnsweredBytes(BufferedReader):
    """Stands in for sys.stdin.buffer, which stays open whoever has held it before."""

    close = nothing


class Answered(RawStream):
    """Stands in for the file of number 0: whoever reads asks the grader, for a line each time."""

    close = nothing

    def __init__(self, session):
        self.session = session
        self.unread = b""

    def readable(self):
        return True

    def fileno(self):
        return 0

    def readinto(self, room):
        if not self.unread:
            line = self.session.ask_for_input("")
            self.unread = b"" if line is None else (line + "\n").encode()
        count = min(len(room), len(self.unread))
        room[:count], self.unread = self.unread[:count], self.unread[count:]
        return count

    def opened(self, mode="r", buffering=-1):
        """As open() gives it: as it is, with a buffer, or as text."""
        if buffering == 0:
            return self
        buffered = AnsweredBytes(self)
        return buffered if "b" in mode else TextIOWrapper(buffered, "utf-8")
