//! A PID namespace for each test: whatever gets out of the jail meets nothing but the test.

use std::env;
use std::fs;
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use nix::sys::resource::{Resource, setrlimit};

/// Set for a test that has been started again inside.
const INSIDE: &str = "NIMLAB_TEST_IS_INSIDE";

/// Options of `unshare` that give a PID namespace: to root, and to others.
const WAYS: [&[&str]; 2] = [&["--pid"], &["--user", "--map-root-user", "--pid"]];
const ALWAYS: [&str; 3] = ["--fork", "--mount-proc", "--kill-child"];

/// Calls this test program again for the test that asks alone: its thread has its name.
pub fn one_test() -> [String; 3] {
    let name = thread::current().name().unwrap().to_owned();
    [name, "--exact".to_owned(), "--nocapture".to_owned()]
}

/// Runs the test that asks in a namespace of its own, with a bound on memory should the jail have none.
pub fn inside(test: impl FnOnce()) {
    inside_for(600, test);
}

/// The same of a test that takes at most so many seconds.
pub fn inside_for(seconds: u32, test: impl FnOnce()) {
    if env::var_os(INSIDE).is_some() {
        setrlimit(Resource::RLIMIT_AS, 8_000_000 << 10, 8_000_000 << 10).unwrap();
        test();
        return;
    }
    let Some(way) = way() else {
        return skipped("a PID namespace (unshare of util-linux, and the right to use it)");
    };
    let output = unshare(way)
        .args(["timeout", "--signal=KILL", &seconds.to_string()])
        .arg(env::current_exe().unwrap())
        .args(one_test())
        .env(INSIDE, "1")
        .stdin(Stdio::null())
        .output()
        .unwrap();
    let streams = [&output.stdout, &output.stderr];
    let told = streams.map(|stream| String::from_utf8_lossy(stream)).join("\n");
    assert!(output.status.success(), "{told}");
    assert!(told.contains("1 passed"), "it was not run: {told}");
}

/// Says what was missing, where nothing can be tried without it.
pub fn skipped(missing: &str) {
    crate::support::skipped(missing, "the jail was not tried");
}

fn way() -> Option<&'static [&'static str]> {
    WAYS.into_iter().find(|way| {
        let tried = unshare(way).arg("true").output();
        tried.is_ok_and(|output| output.status.success())
    })
}

fn unshare(way: &[&str]) -> Command {
    let mut command = Command::new("unshare");
    command.args(way).args(ALWAYS);
    command
}

/// Waits until the test is alone in its namespace, but for `timeout`, its process 1, which reaps nothing: what has ended and
/// was not waited for stays there for ever, and counts.
pub fn is_alone() {
    assert_eq!(in_the_end(others), [""; 0], "still there");
}

/// The same where somebody was killed before it could wait for anything: what has ended does not count.
pub fn is_alone_alive() {
    assert_eq!(left_alive(), [""; 0], "still there");
}

/// Who is left alive.
pub fn left_alive() -> Vec<String> {
    in_the_end(|| {
        let mut others = others();
        others.retain(|stat| !stat.contains(") Z "));
        others
    })
}

/// Who is still there when there has been time to end.
fn in_the_end(others: fn() -> Vec<String>) -> Vec<String> {
    let patience = Instant::now() + Duration::from_secs(300);
    loop {
        let others = others();
        if others.is_empty() || Instant::now() > patience {
            return others;
        }
        thread::sleep(Duration::from_millis(5));
    }
}

/// The processes in the namespace other than this one and `timeout`, as `number (name) state …`.
pub fn others() -> Vec<String> {
    let own = std::process::id().to_string();
    let folders = fs::read_dir("/proc").unwrap();
    let names = folders.filter_map(|entry| entry.unwrap().file_name().into_string().ok());
    names
        .filter(|name| name.parse::<u32>().is_ok() && *name != own)
        .filter_map(|name| fs::read_to_string(format!("/proc/{name}/stat")).ok())
        .filter(|stat| !stat.contains("(timeout)"))
        .collect()
}
