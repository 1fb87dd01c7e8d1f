# lost: is_human=failed|error|timeout
# what: a file that grows for ever

import tempfile


def is_human(player_string):
    with tempfile.TemporaryFile() as file:
        for _ in range(4096):
            file.write(b"X" * (1 << 20))
