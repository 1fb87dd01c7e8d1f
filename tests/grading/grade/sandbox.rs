//! What is said of the sandbox where a layer of it is not to be had, and where it has to be.
//!
//! A user namespace in which no more namespaces may be made stands for a system that has none.

use assert_cmd::Command;

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
        let mut unshare = Command::new("unshare");
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
    for look in lambda: __import__('numpy'), lambda: open('@').read(), lambda: exit:
        try:
            found.append(str(look()))
        except Exception as error:
            found.append(type(error).__name__)
    return ' '.join(found)\n";
    /// Makes the packages, and grades with nothing but relative folders before them on the path.
    const SHELL: &str = r#"
python3 -I -m venv --without-pip ../venv && cd ../venv/lib/python3*/site-packages && touch numpy.py && echo "$1" >class.pth
cd "$1" && chmod +x python3 && PATH=".::../venv/bin:$1/../venv/bin:$PATH" exec "$0" grade lab.py --only is_human"#;
    if !python_is_there() {
        return;
    }
    inside(|| {
        let place = Place::of([("in/python3", "#!/bin/sh\ntouch ran\n")]);
        let here = place.at("in").display().to_string();
        place.write("in/lab.py", PROBE.replace('@', &format!("{here}/python3")));
        let mut shell = Command::new("sh");
        shell.args(["-c", SHELL, env!("CARGO_BIN_EXE_nimlab"), &here]);
        let (_, report, _) = ended(shell.current_dir(&here));
        has(&report, &["'ModuleNotFoundError PermissionError Use exit() or "]);
        assert!(!place.at("in/ran").exists(), "the python3 of a student was run");
    });
}
