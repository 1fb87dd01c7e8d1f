//! What is refused: each attempt is a line of Python, and each must end in the error named beside it.

use std::fmt::Write;

use super::confinement::{Ended, TIME, command, python, pythons, run, start};
use super::namespace::{inside, is_alone, skipped};

/// What the attempts share: `call` is a system call made past all of Python's own checks.
const FRAME: &str = r"
import os, sys, ctypes, errno, fcntl, socket, subprocess, signal, threading, platform
LIBRARY = os.path.dirname(os.__file__)
libc = ctypes.CDLL(None, use_errno=True)
libc.syscall.restype = ctypes.c_long
def call(number, *arguments):
    ctypes.set_errno(0)
    if libc.syscall(ctypes.c_long(number), *map(ctypes.c_void_p, arguments)) == -1:
        raise OSError(ctypes.get_errno(), 'refused')
def attempt(name, do):
    try:
        value = do()
    except OSError as error:
        print(name, '->', errno.errorcode.get(error.errno, error.errno))
    except BaseException as error:
        print(name, '->', type(error).__name__)
    else:
        print(name, '->', 'DONE', repr(value))
";

/// Makes each attempt in one Python, and expects of each one of the errors named; the last line proves that it lives.
fn refused(attempts: &[(&str, &str)]) {
    for python in pythons() {
        let mut lines = FRAME.to_owned();
        for (attempt, _) in attempts {
            writeln!(lines, "attempt({attempt:?}, lambda: {attempt})").unwrap();
        }
        lines += "print('alive')\n";
        let confined = start(command(&python, TIME, &lines));
        if !(confined.layers.landlock && confined.layers.seccomp) {
            return skipped("Landlock and seccomp");
        }
        check(&confined.ended(), attempts);
    }
    is_alone();
}

fn check(ended: &Ended, attempts: &[(&str, &str)]) {
    let told = format!("{}{}", ended.output, ended.errors);
    assert!(ended.output.ends_with("alive\n"), "{told}");
    assert_eq!(ended.status.code(), Some(0), "{told}");
    for (attempt, errors) in attempts {
        let start = format!("{attempt} -> ");
        let came = ended.output.lines().find_map(|line| line.strip_prefix(&start));
        let came = came.unwrap_or_else(|| panic!("nothing came of {attempt}: {told}"));
        assert!(errors.split(' ').any(|error| error == came), "{attempt}: {came}");
    }
}

#[test]
fn no_process_can_be_started() {
    inside(|| {
        refused(&[
            ("os.fork()", "EPERM"),
            ("os.system('true') and None or 1/0", "ZeroDivisionError"),
            ("subprocess.run(['/bin/true'])", "EPERM"),
            ("subprocess.run([sys.executable, '-c', 'pass'])", "EPERM"),
            ("os.posix_spawn('/bin/true', ['true'], {})", "EPERM"),
            ("os.execv('/bin/true', ['true'])", "EPERM"),
            ("os.execv(sys.executable, ['python', '-c', 'pass'])", "EPERM"),
            ("os.forkpty()", "EPERM EACCES ENOENT"),
            ("os.setsid()", "EPERM"),
            ("os.setpgid(0, 0)", "EPERM"),
            // clone3, and fork under the numbers of x32 and of x86_64.
            ("call(435, 0, 0)", "ENOSYS"),
            ("call(0x40000039) if platform.machine() == 'x86_64' else call(435, 0, 0)", "ENOSYS"),
            ("call(57) if platform.machine() == 'x86_64' else os.fork()", "EPERM"),
        ]);
    });
}

#[test]
fn nimlab_itself_cannot_be_run() {
    let nimlab = env!("CARGO_BIN_EXE_nimlab");
    inside(|| {
        let ask = format!("os.execv({nimlab:?}, ['nimlab', 'sum', '5', '3'])");
        let look = format!("open({nimlab:?}, 'rb').read()");
        let loader = format!("os.execv('/lib64/ld-linux-x86-64.so.2', ['ld', {nimlab:?}])");
        refused(&[(&ask, "EPERM"), (&look, "EACCES"), (&loader, "EPERM")]);
    });
}

#[test]
fn no_other_process_is_touched() {
    inside(|| {
        refused(&[
            ("os.kill(os.getppid(), 9)", "EPERM"),
            ("os.kill(-1, 9)", "EPERM"),
            ("os.kill(0, 9)", "EPERM"),
            ("os.kill(2, 9)", "EPERM"),
            ("os.killpg(0, 9)", "EPERM"),
            ("os.pidfd_open(1)", "EPERM AttributeError"),
            ("call(424, 3, 9, 0, 0)", "EPERM"),
            ("libc.ptrace(0, 0, 0, 0) and call(-1)", "ENOSYS"),
            ("call(310 if platform.machine() == 'x86_64' else 270, 1, 0, 0, 0, 0, 0)", "EPERM"),
            ("libc.prctl(1, 0, 0, 0, 0) and call(-1)", "ENOSYS"),
            ("os.setpriority(os.PRIO_PROCESS, 0, 5)", "EPERM"),
            ("os.sched_setaffinity(0, {0})", "EPERM"),
            ("os.setuid(65533)", "EPERM EINVAL"),
            ("__import__('fcntl').fcntl(0, 8, 1)", "EPERM"),
            ("__import__('resource').setrlimit(7, (8, 8))", "EPERM ValueError"),
        ]);
    });
}

#[test]
fn there_is_no_network() {
    inside(|| {
        refused(&[
            ("socket.socket()", "EPERM"),
            ("socket.socket(socket.AF_UNIX)", "EPERM"),
            ("socket.socketpair()", "EPERM"),
            ("socket.create_connection(('127.0.0.1', 80))", "EPERM"),
            // io_uring could open sockets without a call of its own for each.
            ("call(425, 1, 0)", "EPERM"),
        ]);
    });
}

#[test]
fn nothing_is_written_and_little_is_read() {
    inside(|| {
        let here = env!("CARGO_TARGET_TMPDIR");
        let write = format!("open({:?}, 'w')", format!("{here}/nimlab-was-here"));
        let list = format!("os.listdir({here:?})");
        refused(&[
            (&write, "EPERM EACCES"),
            (&list, "EACCES"),
            ("open('/tmp/nimlab-was-here', 'w')", "EPERM EACCES"),
            ("open('/nimlab-was-here', 'x')", "EPERM EACCES"),
            ("open('/dev/shm/nimlab-was-here', 'w')", "EPERM EACCES ENOENT"),
            ("open(os.__file__, 'a')", "EPERM EACCES EROFS"),
            ("open('/proc/self/mem', 'r+b')", "EPERM EACCES"),
            ("open('/proc/1/environ')", "EACCES EPERM"),
            ("open('/etc/passwd')", "EACCES"),
            ("os.listdir('/usr/lib')", "EACCES"),
            ("open(LIBRARY + '/site-packages/pip/__init__.py')", "EACCES ENOENT"),
            // What waits for the disk.
            ("os.open(os.__file__, os.O_DIRECT)", "EPERM"),
            ("fcntl.fcntl(0, fcntl.F_SETFL, os.O_DIRECT)", "EPERM"),
            ("os.fsync(0)", "EPERM"),
            ("os.fdatasync(0)", "EPERM"),
            ("os.posix_fadvise(0, 0, 0, 4)", "EPERM"),
            ("open('/dev/tty')", "EACCES ENXIO ENOENT"),
            ("os.listdir('/')", "EACCES"),
            ("os.listdir('/proc')", "EACCES"),
            ("os.open('/tmp', os.O_TMPFILE | os.O_RDWR)", "EPERM EACCES"),
            ("os.chmod(os.__file__, 0)", "EPERM"),
            ("os.chmod('/tmp', 0)", "EPERM"),
            ("os.chown('/tmp', 1, 1)", "EPERM"),
            ("os.utime(os.__file__)", "EPERM"),
            ("os.unlink(os.__file__)", "EPERM"),
            ("os.rename(os.__file__, '/tmp/os.py')", "EPERM"),
            ("os.link(os.__file__, '/tmp/os.py')", "EPERM"),
            ("os.symlink(os.__file__, '/tmp/os.py')", "EPERM"),
            ("os.truncate(os.__file__, 0)", "EPERM EACCES"),
            ("os.mkdir('/tmp/nimlab-was-here')", "EPERM"),
            ("os.rmdir('/tmp')", "EPERM"),
            ("os.mkfifo('/tmp/nimlab-was-here')", "EPERM"),
            ("os.setxattr(os.__file__, 'user.x', b'')", "EPERM"),
            ("os.memfd_create('x')", "EPERM"),
            ("call(437, -100, 0, 0, 0)", "ENOSYS"),
            ("libc.unshare(0x10000000) and call(-1)", "ENOSYS"),
            ("libc.mount(0, b'/tmp', b'tmpfs', 0, 0) and call(-1)", "ENOSYS"),
        ]);
    });
}

#[test]
fn what_python_itself_needs_is_there() {
    inside(|| {
        for python in pythons() {
            let lines = "
import os, sys, threading, random, json, hashlib, decimal, collections, tempfile, time, signal
done = []
workers = [threading.Thread(target=done.append, args=(n,)) for n in range(20)]
[worker.start() for worker in workers]
[worker.join() for worker in workers]
signal.signal(signal.SIGUSR1, lambda *_: done.append('signal'))
os.kill(os.getpid(), signal.SIGUSR1)
time.sleep(0.01)
print(len(done), random.random() < 1, hashlib.sha256(b'').hexdigest()[:4], len(os.urandom(8)))
print(signal.pthread_sigmask(signal.SIG_BLOCK, []), signal.getsignal(signal.SIGTERM) == signal.SIG_DFL)
print(sorted(os.environ), os.getcwd(), sys.stdin.read(), sys.stdout.isatty(), sys.stdout.encoding)
try:
    import not_there
except ModuleNotFoundError:
    print('no such module')
";
            let ended = start(command(&python, TIME, lines)).ended();
            let expected =
                "21 True e3b0 8\nset() True\n['LANG', 'LC_ALL'] /  False utf-8\nno such module\n";
            assert_eq!(ended.output, expected, "{}", ended.errors);
        }
    });
}

#[test]
fn no_open_file_is_handed_down() {
    inside(|| {
        // A shell opens a file for the grader to inherit; every number that is open is asked for in the jail.
        let lines = "
import os
def is_open(n):
    try:
        os.fstat(n)
        return True
    except OSError:
        return False
print([n for n in range(1000) if is_open(n)])
";
        let inner = command(&python(), TIME, lines);
        let mut shell = std::process::Command::new("sh");
        let open = "exec 7</etc/passwd 9>/dev/null; exec \"$@\"";
        let shell_of = shell.args(["-c", open, "sh"]).arg(inner.get_program());
        shell_of.args(inner.get_args()).env_clear();
        assert_eq!(start(shell).ended().output, "[0, 1, 2]\n");
    });
}

#[test]
fn the_status_is_the_one_python_ended_with() {
    inside(|| {
        assert_eq!(run("import os; os._exit(7)").status.code(), Some(7));
        let fault = run("import ctypes; ctypes.string_at(0)").status;
        assert_eq!(fault.code(), Some(128 + 11), "{fault:?}");
        assert!(run("import os; os.abort()").status.code() != Some(0));
    });
}
