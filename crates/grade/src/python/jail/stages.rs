//! nimlab as a part of the jail: the outer stage makes the namespaces, starts the inner one in them and waits; the
//! inner one gives up rights one by one, reports the active layers, and becomes Python.
//!
//! The outer stage stays behind because a PID namespace applies only to the children of the process that made it. It
//! also waits for Python's end: process 1 of a container may never wait, and zombies would pile up there. A stage gets
//! its order in two words of a command line: `--nimlab-jail {"python":{…},"time":…}`.

use std::env;
use std::ffi::CString;
use std::fs;
use std::io;
use std::os::unix::process::{CommandExt, ExitStatusExt};
use std::process::{self, Child, Command};
use std::thread;
use std::time::{Duration, Instant};

use nix::sched::{CloneFlags, unshare};
use nix::sys::prctl::{set_no_new_privs, set_pdeathsig};
use nix::sys::signal::{SigSet, Signal, kill, killpg};
use nix::unistd::{Pid, close, execv, getpgrp, getpid, setsid};
use serde::{Deserialize, Serialize};
use serde_json::json;

use super::layers::Layers;
use super::{files, limits};
use crate::python::executable::Python;
use crate::python::stream::PREFIX;

/// The first argument that makes nimlab a part of the jail.
const STAGE: &str = "--nimlab-jail";

/// This very program, even if its file has been replaced since it was started.
const THIS_PROGRAM: &str = "/proc/self/exe";

/// The exit code if Python could not be started in the jail; the reason is on standard error.
const NOT_STARTED: i32 = 125;

/// The signal that asks the outer stage to end.
const END: Signal = Signal::SIGTERM;

/// What a stage of the jail has to do.
#[derive(Serialize, Deserialize)]
struct Order {
    python: Python,
    arguments: Vec<String>,
    time: Duration,
    /// The layers that are already active; `None` for the outer stage, which makes the first.
    layers: Option<Layers>,
}

impl Order {
    fn command(&self) -> Command {
        let mut command = Command::new(THIS_PROGRAM);
        command.arg(STAGE).arg(json!(self).to_string());
        command
    }
}

/// The command that runs the outer stage.
pub(super) fn first_stage(python: &Python, arguments: &[&str], time: Duration) -> Command {
    let order = Order {
        python: python.clone(),
        arguments: arguments.iter().map(|&word| word.to_owned()).collect(),
        time,
        layers: None,
    };
    let mut command = order.command();
    command.process_group(0);
    command
}

/// Ends an outer stage: it is asked to end what it has started and to wait for that, so that no zombie is left.
/// One that does not answer is killed with its group, and its namespace dies with it.
pub(super) fn end_outer(outer: &mut Child) {
    /// How long the kernel may take to reclaim all memory on a busy machine.
    const PATIENCE: Duration = Duration::from_secs(10);
    const MOMENT: Duration = Duration::from_millis(1);
    let Ok(number) = i32::try_from(outer.id()).map(Pid::from_raw) else {
        return;
    };
    let _ = kill(number, END);
    let start = Instant::now();
    while start.elapsed() < PATIENCE {
        if !matches!(outer.try_wait(), Ok(None)) {
            return;
        }
        thread::sleep(MOMENT);
    }
    let _ = killpg(number, Signal::SIGKILL);
}

/// If this process was started by [`confined`](super::confined()), becomes the jail and never returns; otherwise
/// returns at once.
pub fn enter_if_asked() {
    let mut words = env::args_os().skip(1);
    if words.next().is_none_or(|word| word != STAGE) {
        return;
    }
    let order = words.next().and_then(|order| order.into_string().ok());
    let order = order.and_then(|order| serde_json::from_str(&order).ok());
    let code = order.map_or(Ok(NOT_STARTED), |order: Order| match order.layers {
        None => outer(order),
        Some(layers) => inner(&order, layers),
    });
    process::exit(code.unwrap_or_else(|error| {
        eprintln!("Python cannot be started in the sandbox: {error}");
        NOT_STARTED
    }));
}

/// Makes the namespaces, each by itself (root may be refused a user namespace but have the others, and a container may
/// allow only some), and returns the exit code of what runs in them, or 128 plus the signal that ended it.
fn outer(mut order: Order) -> io::Result<i32> {
    order.layers = Some(Layers {
        process_group: getpgrp() == getpid(),
        user_namespace: unshare(CloneFlags::CLONE_NEWUSER).is_ok(),
        pid_namespace: unshare(CloneFlags::CLONE_NEWPID).is_ok(),
        network_namespace: unshare(CloneFlags::CLONE_NEWNET).is_ok(),
        ..Layers::default()
    });
    // System V shared memory outlives its processes, but not its namespace.
    let _ = unshare(CloneFlags::CLONE_NEWIPC);
    // After the namespaces, because a change of rights may remove the parent-death signal.
    set_pdeathsig(Signal::SIGKILL)?;
    close_all_but_the_standard_streams()?;
    // Before there is a child, so that none of these signals is missed.
    let heard = SigSet::from_iter([END, Signal::SIGCHLD]);
    heard.thread_block()?;
    let mut child = order.command().spawn()?;
    let status = loop {
        if heard.wait()? == END {
            child.kill()?;
            break child.wait()?;
        }
        if let Some(status) = child.try_wait()? {
            break status;
        }
    };
    let signal = status.signal().map(|number| 128 + number);
    Ok(status.code().or(signal).unwrap_or(NOT_STARTED))
}

/// Whatever the grader was started with (`nimlab grade lab.py 3<secrets`) must not reach the hand-in.
fn close_all_but_the_standard_streams() -> io::Result<()> {
    let open = fs::read_dir("/proc/self/fd")?;
    let numbers = open.filter_map(|entry| entry.ok()?.file_name().to_str()?.parse().ok());
    for number in numbers.collect::<Vec<i32>>() {
        if number > 2 {
            // The descriptor through which the folder itself was read is already closed.
            let _ = close(number);
        }
    }
    Ok(())
}

/// Returns only if Python could not be started.
fn inner(order: &Order, mut layers: Layers) -> io::Result<i32> {
    set_pdeathsig(Signal::SIGKILL)?;
    // Python must not inherit the outer stage's signal mask.
    SigSet::empty().thread_set_mask()?;
    if layers.pid_namespace {
        // Detaches from the terminal. Without the namespace it has to stay in the group that is killed.
        let _ = setsid();
    }
    let python = CString::new(order.python.executable.as_os_str().as_encoded_bytes())?;
    let mut arguments = vec![python.clone()];
    for word in &order.arguments {
        arguments.push(CString::new(word.as_str())?);
    }
    set_no_new_privs()?;
    layers.landlock = files::confine(&order.python);
    layers.limits = limits::put_on(order.time, layers.user_namespace);
    #[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
    {
        layers.seccomp = super::filter::put_on(&python).is_ok();
    }
    println!("{PREFIX}{}", json!(layers));
    // Returns only if it fails.
    let Err(error) = execv(&python, &arguments);
    Err(error.into())
}
