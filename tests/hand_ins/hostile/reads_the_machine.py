# lost: is_human=failed|error
# never: root:x:0
# never: a-secret-of-the-teacher
# never: all other marks
# what: one function answers with what it can read of the machine

import os


def is_human(player_string):
    found = []
    for path in ("/etc/passwd", "/etc/shadow", "/proc/1/environ", "/proc/self/environ", "@FOLDER@/sentinel", os.path.expanduser("~/.ssh")):
        try:
            with open(path, errors="replace") as file:
                found.append(file.read(200))
        except OSError as error:
            found.append(type(error).__name__)
    return "\n".join(found)
