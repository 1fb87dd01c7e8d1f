//! What may be used: memory beyond the limit is an error, processor time beyond it is the end.

use std::time::Duration;

use nix::sys::resource::{UsageWho, getrusage};

use super::confinement::{command, python, run, start};
use super::namespace::{inside, is_alone};

#[test]
fn memory_ends_in_an_error_that_python_survives() {
    inside(|| {
        let lines = "
try:
    bytearray(1 << 30)
except MemoryError:
    print('too much at once')
try:
    kept = []
    while True:
        kept.append(bytearray(1 << 20))
except MemoryError:
    kept = None
    print('too much in all')
";
        assert_eq!(run(lines).output, "too much at once\ntoo much in all\n");
    });
}

#[test]
fn processor_time_ends_it_whatever_it_ignores() {
    inside(|| {
        let time = Duration::from_millis(900);
        let lines = "
import signal
for number in range(1, 65):
    try: signal.signal(number, signal.SIG_IGN)
    except (OSError, ValueError): pass
while True:
    try:
        while True: pass
    except BaseException: pass
";
        let ended = start(command(&python(), time, lines)).ended();
        assert_eq!(ended.status.code(), Some(128 + 9), "{:?}", ended.status);
        let used = getrusage(UsageWho::RUSAGE_CHILDREN).unwrap();
        assert!(used.user_time().tv_sec() + used.system_time().tv_sec() < 30);
        is_alone();
    });
}

#[test]
fn only_so_many_files_are_open_at_once() {
    inside(|| {
        let lines = "
kept = []
try:
    while True: kept.append(open('/dev/null'))
except OSError as error:
    print(error.errno, len(kept))
";
        assert_eq!(run(lines).output, "24 61\n");
    });
}

#[test]
fn a_bomb_of_threads_ends_in_an_error() {
    inside(|| {
        let lines = "
import threading, time, os
try:
    while True: threading.Thread(target=time.sleep, args=(100,), daemon=True).start()
except RuntimeError:
    print('enough', flush=True)
os._exit(0)
";
        let ended = run(lines);
        assert!(ended.output.contains("enough"), "{}{}", ended.output, ended.errors);
        is_alone();
    });
}
