//! The jail: what runs a hand-in's Python so that it can do nothing but answer.
//!
//! A hand-in is somebody else's program. It may loop, eat memory, start processes that outlive it, delete files or kill
//! whatever it finds, on purpose or by mistake. So Python is started behind as many layers as the system has, and
//! [`Layers`] tells which those were. A layer that is refused is told, never an error.
//!
//! The crate has no unsafe code, so nothing can be done between `fork` and `exec`. Instead nimlab starts itself again:
//!
//! ```text
//! grader ── outer: own process group, new namespaces; waits, and ends with the status of what it waits for
//!             └── inner (process 1 of the PID namespace): limits, Landlock, seccomp; tells the layers; becomes Python
//! ```
//!
//! Each dies with its parent (a parent-death signal), and with process 1 everything in its namespace dies. Python cannot
//! start processes, so there is nothing else to end. The first line that comes from Python's standard output is the
//! inner process's: `nimlab-jail {"landlock":true,…}`, which [`Layers::read`] understands.
//!
//! Systems other than Linux have less: Unix a process group and limits, Windows nothing.

mod layers;
mod order;

#[cfg(all(
    target_os = "linux",
    target_pointer_width = "64",
    any(target_arch = "x86_64", target_arch = "aarch64")
))]
mod calls;
#[cfg(not(target_os = "linux"))]
mod elsewhere;
#[cfg(target_os = "linux")]
mod files;
#[cfg(all(
    target_os = "linux",
    target_pointer_width = "64",
    any(target_arch = "x86_64", target_arch = "aarch64")
))]
mod filter;
#[cfg(all(
    target_os = "linux",
    not(all(
        target_pointer_width = "64",
        any(target_arch = "x86_64", target_arch = "aarch64")
    ))
))]
mod filter {
    //! On other architectures the numbers of the calls are others, and there is no filter.

    pub(super) fn put_on(_: &std::ffi::CStr) -> bool {
        false
    }
}
#[cfg(target_os = "linux")]
mod inner;
#[cfg(unix)]
mod limits;
#[cfg(target_os = "linux")]
mod outer;

use std::env;
use std::ffi::OsStr;
use std::process::{self, Child, Command};
use std::time::Duration;

use super::python::Python;
use order::Order;

pub use layers::Layers;

/// The words, as the first argument, that make nimlab a part of the jail instead of what it usually is.
const OUTER: &str = "--nimlab-jail-outer";
#[cfg(target_os = "linux")]
const INNER: &str = "--nimlab-jail-inner";

/// The exit code when Python could not be started in the jail; the reason is on standard error.
pub const NOT_STARTED: i32 = 125;

/// What a confined process may use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Processor time of all its threads; rounded up to whole seconds. The process is killed when it is used up.
    pub cpu: Duration,
    /// Bytes of address space. Some systems other than Linux take the limit and do not hold to it.
    pub memory: u64,
    /// Open files, the three standard streams among them.
    pub open_files: u64,
}

/// The command that runs `python ARGUMENTS…` confined, in `/` and with almost no environment. The caller sets the
/// standard streams to pipes (no file can be written, not even as standard output) and spawns it, and may set further variables of the environment.
///
/// On Linux the confined process dies with the *thread* that spawned it, because that is what a parent-death signal
/// follows: the thread must live for as long as the process is needed.
#[must_use]
pub fn confined(python: &Python, arguments: &[&OsStr], limits: &Limits) -> Command {
    let order = Order::new(python, arguments, limits);
    let mut command = Command::new(this_program());
    command
        .arg(OUTER)
        .args(order.words())
        .current_dir(root())
        .env_clear()
        .envs(kept_environment())
        .env("LANG", "C.UTF-8")
        .env("LC_ALL", "C.UTF-8");
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(&mut command, 0);
    command
}

/// Where this process was started by [`confined`], becomes the jail and never returns; otherwise returns at once.
pub fn enter_if_asked() {
    let mut words = env::args_os().skip(1);
    let Some(word) = words.next() else { return };
    let code = match word.to_str() {
        #[cfg(target_os = "linux")]
        Some(OUTER) => Order::read(words).map_or(NOT_STARTED, outer::run),
        #[cfg(target_os = "linux")]
        Some(INNER) => Order::read(words).map_or(NOT_STARTED, |order| inner::run(&order)),
        #[cfg(not(target_os = "linux"))]
        Some(OUTER) => Order::read(words).map_or(NOT_STARTED, |order| elsewhere::run(&order)),
        _ => return,
    };
    process::exit(code);
}

/// Ends the process and everything it started, and waits for its end. A process that has ended already is only waited
/// for.
pub fn end(child: &mut Child) {
    // Only a process that has not been waited for still owns its number.
    if let Ok(None) = child.try_wait() {
        end_group(child);
        let _ = child.kill();
    }
    let _ = child.wait();
}

#[cfg(unix)]
fn end_group(child: &Child) {
    use nix::sys::signal::{Signal, killpg};
    use nix::unistd::Pid;

    let Ok(number) = i32::try_from(child.id()) else {
        return;
    };
    let outer = Pid::from_raw(number);
    #[cfg(target_os = "linux")]
    outer::end(outer);
    let _ = killpg(outer, Signal::SIGKILL);
}

/// `taskkill /T` ends a process with all that it started.
#[cfg(not(unix))]
fn end_group(child: &Child) {
    let _ = Command::new("taskkill")
        .args(["/T", "/F", "/PID", &child.id().to_string()])
        .stdin(process::Stdio::null())
        .stdout(process::Stdio::null())
        .stderr(process::Stdio::null())
        .status();
}

/// This very program, even where its file has been replaced since it was started.
#[cfg(target_os = "linux")]
fn this_program() -> &'static str {
    "/proc/self/exe"
}

#[cfg(not(target_os = "linux"))]
fn this_program() -> std::path::PathBuf {
    env::current_exe().unwrap_or_else(|_| "nimlab".into())
}

fn root() -> &'static str {
    if cfg!(windows) { "\\" } else { "/" }
}

/// What Python cannot start without: nothing on Unix, the system's folder on Windows.
fn kept_environment() -> impl Iterator<Item = (&'static str, std::ffi::OsString)> {
    let names: &[&str] = if cfg!(windows) { &["SystemRoot"] } else { &[] };
    names
        .iter()
        .filter_map(|&name| Some((name, env::var_os(name)?)))
}
