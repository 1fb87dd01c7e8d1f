# lost: numeral_binary=failed|error, is_human=failed|error
# what: an object each of whose methods raises, and an exception that cannot be shown


class Shy(Exception):
    def __repr__(self):
        raise SystemExit(0)

    def __str__(self):
        raise KeyboardInterrupt

    def __getattribute__(self, name):
        raise Shy


def numeral_binary(numeral):
    return Shy()


def is_human(player_string):
    raise Shy
