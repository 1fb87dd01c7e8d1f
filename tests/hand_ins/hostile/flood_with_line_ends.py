# lost: is_human=failed|error|timeout
# what: one function prints for ever, line after line


def is_human(player_string):
    while True:
        print("Nim " * 20)
