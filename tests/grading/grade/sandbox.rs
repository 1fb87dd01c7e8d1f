//! What is said of the sandbox where a layer of it is not to be had, and where it has to be.
//!
//! A user namespace in which no more namespaces may be made stands for a system that has none.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use crate::grade::hand_in::{fresh_folder, plain};
use crate::python_is_there;
use crate::support::runs;

/// Sets the number of namespaces that may be made to none, and runs the rest of the words.
const WITHOUT_NAMESPACES: &str = r#"
for kind in user pid net; do echo 0 > /proc/sys/user/max_${kind}_namespaces; done
exec "$@"
"#;

fn lab(name: &str) -> PathBuf {
    let file = fresh_folder("sandbox", name).join("lab.py");
    fs::write(&file, plain()).unwrap();
    file
}

/// Grades a file where no namespaces are to be had; `None` where there is no such place.
fn grade_without_namespaces(file: &Path, words: &[&str]) -> Option<Output> {
    const PLACE: [&str; 4] = ["--user", "--map-root-user", "sh", "-c"];
    let probe = [&PLACE[..], &[WITHOUT_NAMESPACES, "sh", "true"]].concat();
    if !python_is_there()
        || !runs(
            "unshare",
            &probe,
            "no sandbox with a layer missing was tried",
        )
    {
        return None;
    }
    let output = Command::new("unshare")
        .args(PLACE)
        .args([
            WITHOUT_NAMESPACES,
            "sh",
            env!("CARGO_BIN_EXE_nimlab"),
            "grade",
        ])
        .arg(file)
        .args(["--seed", "1"])
        .args(words)
        .output()
        .unwrap();
    Some(output)
}

#[test]
fn a_missing_layer_is_told_and_stops_nothing() {
    let Some(output) = grade_without_namespaces(&lab("told"), &[]) else {
        return;
    };
    let report = String::from_utf8(output.stdout).unwrap().replace('\n', " ");
    assert_eq!(output.status.code(), Some(0), "{report}");
    let missing =
        "without these layers of the sandbox: network namespace, pid namespace and user namespace";
    assert!(report.contains(missing), "{report}");
}

#[test]
fn all_layers_may_be_required() {
    let Some(output) = grade_without_namespaces(&lab("required"), &["--require-sandbox"]) else {
        return;
    };
    let error = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{error}");
    assert!(output.stdout.is_empty());
    for layer in ["user namespace", "pid namespace", "network namespace"] {
        assert!(error.contains(layer), "{error}");
    }
}
