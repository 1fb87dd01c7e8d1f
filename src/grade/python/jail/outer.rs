//! The outer stage: makes the namespaces, starts the inner stage in them, and waits.
//!
//! It stays behind because a PID namespace is only for the children of the process that made it. It holds none of the
//! hand-in's streams, so the grader sees the end of the output as soon as Python has ended.

use std::fs::{self, File};
use std::io;
use std::os::unix::process::ExitStatusExt;
use std::process::{Child, Command, ExitStatus};
use std::thread;
use std::time::{Duration, Instant};

use nix::sched::{CloneFlags, unshare};
use nix::sys::prctl::set_pdeathsig;
use nix::sys::signal::{SigSet, Signal, kill};
use nix::sys::wait::{Id, WaitPidFlag, WaitStatus, waitid};
use nix::unistd::{Pid, close, dup2_stderr, dup2_stdin, dup2_stdout, getpgrp, getpid, getppid};

use super::order::{INNER, NOT_STARTED, Order, this_program};
use super::rlimits;

/// Runs the outer stage; returns its exit code.
pub(super) fn run(mut order: Order) -> i32 {
    make_namespaces(&mut order);
    // After the namespaces, because a change of rights may take the parent-death signal back.
    let dies_with_grader = set_pdeathsig(Signal::SIGKILL).is_ok();
    if dies_with_grader && u32::try_from(getppid().as_raw()) != Ok(order.parent) {
        // The grader died before the signal was asked for.
        return NOT_STARTED;
    }
    rlimits::no_core();
    close_all_but_the_standard_streams();
    order.layers.process_group = getpgrp() == getpid();
    order.parent = number_in_proc();
    let mut command = Command::new(this_program());
    command.arg(INNER).arg(order.word());
    let wake = signals_that_wake();
    let mut inner = match command.spawn() {
        Ok(inner) => inner,
        Err(error) => {
            eprintln!("the jail cannot be entered: {error}");
            return NOT_STARTED;
        }
    };
    let_go_of_the_streams();
    wait(&mut inner, &wake).map_or(NOT_STARTED, end_like)
}

/// Each by itself: root may be refused a user namespace and have the others, and a container may allow only some.
fn make_namespaces(order: &mut Order) {
    let layers = &mut order.layers;
    layers.user_namespace = unshare(CloneFlags::CLONE_NEWUSER).is_ok();
    layers.pid_namespace = unshare(CloneFlags::CLONE_NEWPID).is_ok();
    layers.network_namespace = unshare(CloneFlags::CLONE_NEWNET).is_ok();
    // Shared memory of the System V kind outlives its processes, but not its namespace.
    let _ = unshare(CloneFlags::CLONE_NEWIPC);
}

/// This process's number as `/proc` tells it, which is how the inner stage, for whom numbers begin anew, can see whether
/// its parent is still there; 0 where there is no telling.
fn number_in_proc() -> u32 {
    let link = fs::read_link("/proc/self").ok();
    link.and_then(|number| number.to_str()?.parse().ok())
        .unwrap_or(0)
}

/// Whatever the grader was started with (`nimlab grade lab.py 3<secrets`) is not for the hand-in.
fn close_all_but_the_standard_streams() {
    let Ok(open) = fs::read_dir("/proc/self/fd") else {
        return;
    };
    let numbers: Vec<i32> = open
        .filter_map(|entry| entry.ok()?.file_name().to_str()?.parse().ok())
        .collect();
    for number in numbers {
        if number > 2 {
            // The number that the folder itself was read through is closed already.
            let _ = close(number);
        }
    }
}

fn let_go_of_the_streams() {
    if let Ok(nothing) = File::options().read(true).write(true).open("/dev/null") {
        let _ = dup2_stdin(&nothing);
        let _ = dup2_stdout(&nothing);
        let _ = dup2_stderr(&nothing);
    }
}

/// Asks an outer stage for the end of everything it started, and gives it a while; the caller still waits for it, and
/// ends by force what has not listened.
pub(super) fn end(outer: Pid) {
    if kill(outer, Signal::SIGTERM).is_err() {
        return;
    }
    let patience = Instant::now() + Duration::from_secs(2);
    let look = WaitPidFlag::WEXITED | WaitPidFlag::WNOHANG | WaitPidFlag::WNOWAIT;
    while matches!(waitid(Id::Pid(outer), look), Ok(WaitStatus::StillAlive)) {
        if Instant::now() > patience {
            return;
        }
        thread::sleep(Duration::from_micros(200));
    }
}

/// The end of the inner stage, and the request to end it. Held back, they are waited for and act on nothing else.
fn signals_that_wake() -> SigSet {
    let mut wake = SigSet::empty();
    wake.add(Signal::SIGCHLD);
    wake.add(Signal::SIGTERM);
    let _ = wake.thread_block();
    wake
}

/// Waits for the inner stage, and ends it when asked to. With it its whole namespace has ended, which is why the grader
/// asks and does not simply kill: the inner stage would die of that as well, but nobody could tell when.
fn wait(inner: &mut Child, wake: &SigSet) -> io::Result<ExitStatus> {
    loop {
        if let Some(status) = inner.try_wait()? {
            return Ok(status);
        }
        match wake.wait() {
            Ok(Signal::SIGCHLD) => {}
            _ => inner.kill()?,
        }
    }
}

/// Ends as the inner process did: by the same signal, or with the same code.
fn end_like(status: ExitStatus) -> i32 {
    if let Some(number) = status.signal() {
        if let Ok(signal) = Signal::try_from(number) {
            let _ = SigSet::all().thread_unblock();
            // Twice, because Rust's own handler of some signals steps aside at the first.
            let _ = kill(getpid(), signal);
            let _ = kill(getpid(), signal);
        }
        return 128 + number;
    }
    status.code().unwrap_or(NOT_STARTED)
}
