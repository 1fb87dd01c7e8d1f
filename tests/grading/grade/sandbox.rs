//! What is said of the sandbox where a layer of it is not to be had, and where it has to be.
//!
//! A user namespace in which no more namespaces may be made stands for a system that has none.

use crate::grading::hand_ins::right;
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
