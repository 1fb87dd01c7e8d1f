# lost:
# what: a cell deletes, renames, links and opens to all whatever lies beside it

import os
import shutil

try:
    names = os.listdir("@FOLDER@")
except OSError:
    names = ["sentinel", "lab.py"]
for name in names:
    path = os.path.join("@FOLDER@", name)
    for attempt in (
        lambda: os.chmod(path, 0o777),
        lambda: os.chown(path, 1, 1),
        lambda: os.setxattr(path, "user.nim", b"1"),
        lambda: os.truncate(path, 0),
        lambda: os.utime(path, (0, 0)),
        lambda: os.link(path, path + ".linked"),
        lambda: os.symlink(path, path + ".symbolic"),
        lambda: os.mkfifo(path + ".pipe"),
        lambda: os.mkdir(path + ".folder"),
        lambda: os.rename(path, path + ".renamed"),
        lambda: os.remove(path),
        lambda: shutil.rmtree("@FOLDER@"),
    ):
        try:
            attempt()
        except OSError:
            pass
