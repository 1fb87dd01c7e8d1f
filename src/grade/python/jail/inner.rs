//! The inner stage: gives up rights one after the other, tells which layers there are, and becomes Python.

use std::env;
use std::ffi::{CString, OsStr};
use std::fs;
use std::os::unix::ffi::OsStrExt;

use nix::sys::prctl::{set_no_new_privs, set_pdeathsig};
use nix::sys::signal::{SigSet, Signal};
use nix::unistd::{execve, setsid};

use super::order::{NOT_STARTED, Order};
use super::{files, filter, rlimits};

/// Runs the inner stage; returns only where Python could not be started.
pub(super) fn run(order: &Order) -> i32 {
    let mut layers = order.layers;
    if set_pdeathsig(Signal::SIGKILL).is_ok() && !has_parent(order.parent) {
        return NOT_STARTED;
    }
    // The outer stage holds some signals back, which is inherited.
    let _ = SigSet::empty().thread_set_mask();
    if layers.pid_namespace {
        // Away from the terminal. Without the namespace it has to stay in the group that is ended.
        let _ = setsid();
    }
    let Some(python) = order.runnable.first().and_then(|path| text(path)) else {
        return NOT_STARTED;
    };
    let mut arguments = vec![python.clone()];
    arguments.extend(order.arguments.iter().filter_map(|word| text(word)));
    let environment: Vec<CString> = env::vars_os()
        .filter_map(|(mut name, value)| {
            name.push("=");
            name.push(value);
            text(&name)
        })
        .collect();

    let _ = set_no_new_privs();
    layers.landlock = files::confine(&order.runnable, &order.readable);
    layers.limits = rlimits::put_on(&order.limits);
    if layers.user_namespace {
        rlimits::few_threads();
    }
    layers.seccomp = filter::put_on(&python);

    if layers.tell().is_ok() {
        // Returns only when it fails.
        let Err(error) = execve(&python, &arguments, &environment);
        eprintln!("{}: {}", python.to_string_lossy(), error.desc());
    }
    NOT_STARTED
}

fn text(word: &OsStr) -> Option<CString> {
    CString::new(word.as_bytes()).ok()
}

/// Whether the outer stage still lives. It is in another PID namespace, for which `getppid` always says 0; but `/proc`
/// is still the outer one's. Where that cannot be read, the parent is taken to be there.
fn has_parent(parent: u32) -> bool {
    let Ok(status) = fs::read_to_string("/proc/self/stat") else {
        return true;
    };
    // `12 (name) S 11 …`: the name may hold anything, so what follows the last bracket is looked at.
    let fields = status.rsplit_once(')').map_or("", |(_, fields)| fields);
    let found = fields.split_whitespace().nth(1);
    parent == 0 || found.and_then(|found| found.parse().ok()) == Some(parent)
}
