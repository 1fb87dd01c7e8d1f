//! The jail, which runs a hand-in's Python so that it can do nothing but answer.
//!
//! A hand-in is somebody else's program. It may loop, eat memory, start processes that outlive it, delete files or kill
//! other processes, on purpose or by mistake. So Python is started behind as many layers as the system has, and
//! [`Layers`] records which. A refused layer is reported, but is never an error.
//!
//! The crate has no unsafe code, so nothing can be done between `fork` and `exec`. Instead nimlab starts itself again,
//! twice:
//!
//! ```text
//! grader ── outer: own process group, new namespaces; waits, and exits with the status of its child
//!             └── inner (process 1 of the PID namespace): limits, Landlock, seccomp; reports the layers; becomes Python
//! ```
//!
//! Each dies with its parent (a parent-death signal), and everything in its namespace dies with process 1. If its
//! parent is gone before it can ask for the signal, its input has ended, and nothing of a hand-in has come in yet.
//! Python cannot start processes, so there is nothing else to end. The first line on Python's standard output comes
//! from the inner process: `nimlab {"landlock":true,…}`, its [`Layers`].
//!
//! All layers are Linux features. On other systems Python is simply started, every layer is reported as missing, and
//! `--require-sandbox` refuses to grade.

mod layers;

#[cfg(target_os = "linux")]
mod files;
#[cfg(all(target_os = "linux", any(target_arch = "x86_64", target_arch = "aarch64")))]
mod filter;
#[cfg(target_os = "linux")]
mod limits;
#[cfg(target_os = "linux")]
mod stages;

use std::env;
use std::process::{Child, Command};
use std::time::Duration;

pub use layers::Layers;
#[cfg(target_os = "linux")]
pub use stages::enter_if_asked;

use super::executable::Python;

/// The command that runs `python ARGUMENTS…` confined, in `/` and with almost no environment; when its threads have
/// together computed for this long (in whole seconds, rounded up) it is killed. The caller sets the standard streams to
/// pipes (no file can be written, not even as standard output) and spawns it, and may set more environment variables.
///
/// On Linux the confined process dies with the *thread* that spawned it, because that is what a parent-death signal
/// follows: the thread must live as long as the process is needed.
pub fn confined(python: &Python, arguments: &[&str], time: Duration) -> Command {
    let mut command = first_stage(python, arguments, time);
    command.current_dir("/").env_clear().envs([("LANG", "C.UTF-8"), ("LC_ALL", "C.UTF-8")]);
    if let Some(root) = env::var_os("SystemRoot") {
        // Windows does not start Python without it.
        command.env("SystemRoot", root);
    }
    command
}

#[cfg(target_os = "linux")]
use stages::first_stage;

#[cfg(not(target_os = "linux"))]
fn first_stage(python: &Python, arguments: &[&str], _: Duration) -> Command {
    let mut command = Command::new(&python.executable);
    command.args(arguments);
    command
}

/// Only on Linux is nimlab ever started as a part of the jail.
#[cfg(not(target_os = "linux"))]
pub fn enter_if_asked() {}

/// Ends the process and everything it started, and waits for that. A process that has already ended is only waited for.
pub fn end(child: &mut Child) {
    // Only a process that has not been waited for still owns its id.
    if let Ok(None) = child.try_wait() {
        #[cfg(target_os = "linux")]
        stages::end_outer(child);
        let _ = child.kill();
    }
    let _ = child.wait();
}
