# lost: is_human=failed|error|timeout
# what: a file in memory that grows for ever

import os


def is_human(player_string):
    file = os.memfd_create("nim")
    for _ in range(2048):
        os.write(file, b"X" * (1 << 20))
