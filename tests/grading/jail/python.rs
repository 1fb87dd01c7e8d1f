//! Finding Python: what answers may be a launcher, too old, or no Python at all.

use std::env;
use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process;

use nimlab::grade::python::{Python, PythonError};

/// A program written for the shell, in a folder of its own.
fn program(name: &str, lines: &str) -> PathBuf {
    let folder = env::temp_dir().join(format!("nimlab-python-test-{name}-{}", process::id()));
    fs::create_dir_all(&folder).unwrap();
    let path = folder.join(name);
    fs::write(&path, format!("#!/bin/sh\n{lines}\n")).unwrap();
    fs::set_permissions(&path, Permissions::from_mode(0o755)).unwrap();
    path
}

#[test]
fn a_launcher_is_seen_through() {
    let Ok(python) = Python::find() else {
        return crate::support::skipped("python3", "no launcher was tried");
    };
    let launcher = program(
        "launcher",
        &format!("echo welcome; exec {:?} \"$@\"", python.executable),
    );
    let found = Python::ask(&launcher).unwrap();
    assert_eq!(found, python);
    assert!(python.version >= (3, 8, 0));
    assert!(python.readable.iter().all(|path| path.is_absolute()));
    fs::remove_dir_all(launcher.parent().unwrap()).unwrap();
}

#[test]
fn one_that_is_too_old_is_told_by_its_version() {
    let old = program("old", r#"printf '\000nimlab\000{"version":[3,6,15]}'"#);
    let told = Python::ask(&old).unwrap_err().to_string();
    let name = old.display();
    let expected = format!(
        "{name} on your PATH is Python 3.6.15. Install Python 3.8 or later, from python.org"
    );
    assert_eq!(told, expected);
    fs::remove_dir_all(old.parent().unwrap()).unwrap();
}

#[test]
fn what_is_no_python_is_told_with_the_reason() {
    let mute = program("mute", "exit 3");
    let told = Python::ask(&mute).unwrap_err().to_string();
    assert!(told.contains("mute") && told.contains('3'), "{told}");
    fs::remove_dir_all(mute.parent().unwrap()).unwrap();
    let nowhere = Path::new("/no/such/python");
    assert_eq!(Python::ask(nowhere), Err(PythonError::Missing));
}
