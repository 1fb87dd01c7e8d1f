//! What is said of the sandbox where a layer of it is not to be had, and where it has to be.
//!
//! A user namespace in which no more namespaces may be made stands for a system that has none.

use std::env;
use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt;
use std::process::Command;

use crate::grading::hand_ins::right;
use crate::grading::jail::namespace::inside;
use crate::grading::python_is_there;
use crate::place::Place;
use crate::program::ended;
use crate::support::{has, runs};

/// Sets the number of namespaces that may be made to none, and runs the rest of the words.
const WITHOUT_NAMESPACES: &str = r#"
for kind in user pid net; do echo 0 > /proc/sys/user/max_${kind}_namespaces; done
exec "$@"
"#;
const PLACE: [&str; 6] = ["--user", "--map-root-user", "sh", "-c", WITHOUT_NAMESPACES, "sh"];

#[test]
fn a_missing_layer_is_told_and_stops_nothing_unless_it_is_required() {
    let probe = [&PLACE[..], &["true"]].concat();
    if !python_is_there() || !runs("unshare", &probe, "no sandbox without a layer was tried") {
        return;
    }
    let place = Place::of([("lab.py", &*right())]);
    let grade = |words: &[&str]| {
        let mut unshare = assert_cmd::Command::new("unshare");
        unshare.args(PLACE).arg(env!("CARGO_BIN_EXE_nimlab"));
        unshare.args(["grade", "lab.py", "--seed", "1"]).args(words);
        ended(unshare.current_dir(place.at(".")))
    };
    let (code, report, _) = grade(&[]);
    assert_eq!(code, 0, "{report}");
    let missing =
        "without these layers of the sandbox: network namespace, pid namespace and user namespace";
    has(&report.replace('\n', " "), &[missing]);
    let (code, report, error) = grade(&["--require-sandbox"]);
    assert_eq!((code, &*report), (2, ""), "{error}");
    has(&error, &["user namespace", "pid namespace", "network namespace"]);
}

/// Packages that were installed, a `.pth` that leads to the hand-ins, and a `python3` beside them: none has a say.
#[test]
fn python_is_started_without_packages_and_never_from_the_hand_ins() {
    const PROBE: &str = "def is_human(name):
    found = []
    for look in [lambda: __import__('numpy'), lambda: open('@IN@/secret').read(), lambda: exit]:
        try:
            found.append(str(look()))
        except BaseException as error:
            found.append(type(error).__name__)
    return ' '.join(found)\n";
    if !python_is_there() {
        return;
    }
    inside(|| {
        let place = Place::of([("in/secret", "a classmate's"), ("in/.python-version", "2.0")]);
        let here = place.at("in").display().to_string();
        place.write("in/lab.py", PROBE.replace("@IN@", &here));
        place.write("in/python3", "#!/bin/sh\ntouch ran\n");
        fs::set_permissions(place.at("in/python3"), Permissions::from_mode(0o755)).unwrap();
        let venv = ["-I", "-m", "venv", "--without-pip", "venv"];
        let made = Command::new("python3").args(venv).current_dir(place.at(".")).status();
        assert!(made.unwrap().success());
        let lib = fs::read_dir(place.at("venv/lib")).unwrap().next().unwrap().unwrap().path();
        fs::write(lib.join("site-packages/class.pth"), &here).unwrap();
        fs::write(lib.join("site-packages/numpy.py"), "").unwrap();
        let path = format!(".:{}:{}", place.at("venv/bin").display(), env::var("PATH").unwrap());
        let words = ["grade", "lab.py", "--only", "is_human", "--format", "json"];
        let mut nimlab = place.nimlab(&words);
        let (_, report, _) = ended(nimlab.current_dir(&here).env("PATH", path));
        has(&report, &["'ModuleNotFoundError PermissionError Use exit() or "]);
        assert!(!place.at("in/ran").exists(), "the python3 of a student was run");
    });
}
