//! The command that starts Python in the jail.

use std::env;
use std::ffi::{OsStr, OsString};
use std::process::Command;

use super::order::{Limits, OUTER, Order, this_program};
use crate::grade::python::Python;

/// The command that runs `python ARGUMENTS…` confined, in `/` and with almost no environment. The caller sets the
/// standard streams to pipes (no file can be written, not even as standard output) and spawns it, and may set further
/// variables of the environment.
///
/// On Linux the confined process dies with the *thread* that spawned it, because that is what a parent-death signal
/// follows: the thread must live for as long as the process is needed.
#[must_use]
pub fn confined(python: &Python, arguments: &[&OsStr], limits: &Limits) -> Command {
    let order = Order::new(python, arguments, limits);
    let mut command = Command::new(this_program());
    command
        .arg(OUTER)
        .arg(order.word())
        .current_dir(root())
        .env_clear()
        .envs(kept_environment())
        .env("LANG", "C.UTF-8")
        .env("LC_ALL", "C.UTF-8");
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(&mut command, 0);
    command
}

fn root() -> &'static str {
    if cfg!(windows) { "\\" } else { "/" }
}

/// What Python cannot start without: nothing on Unix, the system's folder on Windows.
fn kept_environment() -> impl Iterator<Item = (&'static str, OsString)> {
    let names: &[&str] = if cfg!(windows) { &["SystemRoot"] } else { &[] };
    names
        .iter()
        .filter_map(|&name| Some((name, env::var_os(name)?)))
}
