//! The jail on systems other than Linux: on Unix limits, and a process group; on others Python is merely started.

use std::process::Command;

use super::layers::Layers;
use super::order::{NOT_STARTED, Order};

/// Puts on what there is, tells it, and becomes Python; returns where that fails, or where it cannot become but only
/// wait for Python, with its exit code.
pub(super) fn run(order: &Order) -> i32 {
    let Some(python) = order.runnable.first() else {
        return NOT_STARTED;
    };
    if put_on(order).tell().is_err() {
        return NOT_STARTED;
    }
    let mut command = Command::new(python);
    command.args(&order.arguments);
    become_it(&mut command)
}

#[cfg(unix)]
fn put_on(order: &Order) -> Layers {
    use nix::unistd::{getpgrp, getpid};

    Layers {
        process_group: getpgrp() == getpid(),
        limits: super::rlimits::put_on(&order.limits),
        ..order.layers
    }
}

/// Windows and others have none of the layers.
#[cfg(not(unix))]
fn put_on(order: &Order) -> Layers {
    order.layers
}

#[cfg(unix)]
fn become_it(command: &mut Command) -> i32 {
    use std::os::unix::process::CommandExt;

    let error = command.exec();
    eprintln!("{}: {error}", command.get_program().to_string_lossy());
    NOT_STARTED
}

#[cfg(not(unix))]
fn become_it(command: &mut Command) -> i32 {
    match command.status() {
        Ok(status) => status.code().unwrap_or(NOT_STARTED),
        Err(error) => {
            eprintln!("{}: {error}", command.get_program().to_string_lossy());
            NOT_STARTED
        }
    }
}
