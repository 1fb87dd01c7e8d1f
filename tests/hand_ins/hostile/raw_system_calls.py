# lost: is_human=failed|error|timeout
# what: processes, other groups and sessions, and other rights are asked of the kernel itself

import ctypes
import platform


def is_human(player_string):
    library = ctypes.CDLL(None, use_errno=True)
    if platform.machine() != "x86_64":
        return "other numbers"
    # clone, fork, vfork, clone3, setpgid, setsid, unshare, setuid, chroot, mount, bpf, userfaultfd, io_uring_setup
    for number, first in [(56, 17), (57, 0), (435, 0), (109, 0), (112, 0), (272, 0x10000000), (105, 0), (161, 0)]:
        result = library.syscall(number, first, 0, 0, 0, 0)
        if number in (56, 57) and result == 0:
            library._exit(0)
    for number in (165, 321, 323, 425):
        library.syscall(number, 0, 0, 0, 0, 0)
    return "still here"
