//! Ends a confined process, and whatever it started.

use std::process::Child;

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
    super::outer::end(outer);
    let _ = killpg(outer, Signal::SIGKILL);
}

/// `taskkill /T` ends a process with all that it started.
#[cfg(not(unix))]
fn end_group(child: &Child) {
    use std::process::{Command, Stdio};

    let _ = Command::new("taskkill")
        .args(["/T", "/F", "/PID", &child.id().to_string()])
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status();
}
