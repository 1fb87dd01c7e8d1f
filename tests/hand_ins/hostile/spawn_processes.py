# lost: is_board_empty=error|failed|timeout
# what: other programs are started, in each of the ways that the library has

import os
import subprocess


def is_board_empty(board):
    try:
        subprocess.Popen(["sleep", "1000"], start_new_session=True)
    except OSError:
        os.posix_spawn("/bin/sleep", ["sleep", "1000"], {})
    return sum(board) == 0
