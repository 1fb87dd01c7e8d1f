//! Finding Python: what answers may be a launcher, too old, or no Python at all.

use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

use grade::python::{Python, PythonError};

use crate::place::Place;

/// A program of this name, written for the shell.
fn program(name: &str, lines: &str) -> Place {
    let place = Place::of([(name, &*format!("#!/bin/sh\n{lines}\n"))]);
    fs::set_permissions(place.at(name), Permissions::from_mode(0o755)).unwrap();
    place
}

#[test]
fn a_launcher_is_seen_through() {
    let Ok(python) = Python::find() else {
        return crate::support::skipped("python3", "no launcher was tried");
    };
    let lines = format!("echo welcome; exec {:?} \"$@\"", python.executable);
    let place = program("launcher", &lines);
    let found = Python::ask(&place.at("launcher")).unwrap();
    assert_eq!(found, python);
    assert!(python.version >= (3, 8, 0));
    assert!(python.readable.iter().all(|path| path.is_absolute()));
}

#[test]
fn one_that_is_too_old_is_told_by_its_version() {
    let place = program("old", r#"printf '\000nimlab\000{"version":[3,6,15]}'"#);
    let old = place.at("old");
    let told = Python::ask(&old).unwrap_err().to_string();
    let name = old.display();
    let expected = format!(
        "{name} on your PATH is Python 3.6.15. Install Python 3.8 or later, from python.org"
    );
    assert_eq!(told, expected);
}

#[test]
fn what_is_no_python_is_told_with_the_reason() {
    let place = program("mute", "exit 3");
    let told = Python::ask(&place.at("mute")).unwrap_err().to_string();
    assert!(told.contains("mute") && told.contains('3'), "{told}");
    let nowhere = Path::new("/no/such/python");
    assert_eq!(Python::ask(nowhere), Err(PythonError::Missing));
}
