# lost: is_board_empty=failed|error
# what: files are written, to the folder, the home and the temporary folder

import os


def is_board_empty(board):
    for folder in ("@FOLDER@", ".", "..", os.path.expanduser("~"), "/tmp", "/var/tmp", "/dev/shm", "/run"):
        try:
            with open(os.path.join(folder, "nimlab-was-here"), "w") as file:
                file.write("X")
        except OSError:
            continue
        print("written", folder)
    with open("@FOLDER@/answers.txt", "w") as file:
        file.write("X")
    return sum(board) == 0
