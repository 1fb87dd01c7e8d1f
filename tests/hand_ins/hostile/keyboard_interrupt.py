# lost: is_human=error|failed
# what: an exception that is not for programs to catch, with a cause of 300,000 letters


def is_human(player_string):
    try:
        raise KeyboardInterrupt("Nim" * 100_000)
    except BaseException as error:
        raise GeneratorExit from error
