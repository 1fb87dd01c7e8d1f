//! What is handed in as a link is never read, wherever it leads: it would be read with the rights of whoever grades, and a
//! report quotes the lines that Python cannot read.

use std::fs;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};

use nix::sys::stat::Mode;
use nix::unistd::mkfifo;
use serde_json::Value;

use crate::grade_reports::hand_in::{folder, right};
use crate::grade_reports::{grade, report};
use crate::python_is_there;
use crate::support::few_or_all;

const FORMATS: [&str; 11] = [
    "text",
    "json",
    "markdown",
    "html",
    "csv",
    "junit",
    "gradescope",
    "classroom",
    "prairielearn",
    "coderunner",
    "autolab",
];

/// Lines that Python cannot read, and that no report may quote.
const SECRET: &str = "hunter2 is the password of the teacher\nso is s3cr3t\n";
const NEVER: [&str; 3] = ["hunter2", "s3cr3t", "password"];

/// Beside the hand-ins, a place with what links may lead to.
fn targets(name: &str) -> PathBuf {
    let targets = folder(name);
    fs::write(targets.join("secret"), SECRET).expect("a file can be written");
    fs::write(targets.join("right.py"), right()).expect("a file can be written");
    fs::create_dir(targets.join("folder")).expect("a folder can be made");
    fs::write(targets.join("folder/lab.py"), right()).expect("a file can be written");
    mkfifo(&targets.join("pipe"), Mode::S_IRWXU).expect("a pipe can be made");
    targets
}

fn link(target: &Path, folder: &Path, name: &str) {
    symlink(target, folder.join(name)).expect("a link can be made");
}

/// The words of a report, however it wraps its lines.
fn words(told: &str) -> String {
    let plain = told.replace(['\u{a0}', '*'], " ").replace("&nbsp;", " ");
    plain.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Whether the report says that the one hand-in has no points.
fn has_no_points(format: &str, told: &str) -> bool {
    let json = || serde_json::from_str::<Value>(told).expect("it is JSON");
    match format {
        "json" => json()["submissions"][0]["points"] == 0.0,
        "gradescope" => json()["score"] == 0.0,
        "classroom" => json()["tests"][0]["score"] == 0.0 && json()["status"] == "error",
        "prairielearn" => json()["score"] == 0.0 && json()["gradable"] == false,
        "coderunner" => json()["fraction"] == 0.0,
        "autolab" => told.lines().last().is_some_and(|last| {
            let last: Value = serde_json::from_str(last).expect("it is JSON");
            let mut scores = last["scores"].as_object().expect("an object").values();
            scores.len() == 13 && scores.all(|score| *score == 0)
        }),
        "csv" => told
            .lines()
            .nth(1)
            .is_some_and(|row| row.contains(",0,100,0,missing,")),
        "junit" => told.contains("tests=\"1\" failures=\"0\" errors=\"1\""),
        _ => words(told).contains(": 0 of 100 points"),
    }
}

#[test]
fn no_form_of_report_tells_what_a_link_leads_to() {
    let targets = targets("links-targets");
    for (name, target) in [
        ("lab.py", "secret"),
        ("lab.ipynb", "secret"),
        ("Lab.PY", "right.py"),
    ] {
        let folder = folder("links-one");
        link(&targets.join(target), &folder, name);
        for format in few_or_all(FORMATS.to_vec(), 3, "formats of a report on a link") {
            for named in [name, "."] {
                let Some(output) = grade(&folder, &[named, "--format", format]) else {
                    return;
                };
                let (told, code) = report(&output);
                let said = String::from_utf8_lossy(&output.stderr);
                assert_eq!(code, Some(1), "{format}, {named}: {told}{said}");
                for never in NEVER {
                    assert!(
                        !told.contains(never) && !said.contains(never),
                        "{format}: {told}{said}"
                    );
                }
                assert!(
                    words(&told).contains("is a link, and links are not read"),
                    "{format}: {told}"
                );
                assert!(has_no_points(format, &told), "{format}, {named}: {told}");
            }
        }
    }
}

#[test]
fn a_link_in_a_class_is_a_hand_in_without_points_and_keeps_nobody_waiting() {
    let targets = targets("links-class-targets");
    let folder = folder("links-class");
    for (name, target) in [
        ("a.py", "secret"),
        ("b.py", "right.py"),
        ("c.py", "nothing"),
        ("d.py", "folder"),
        ("e.py", "pipe"),
    ] {
        link(&targets.join(target), &folder, name);
    }
    link(Path::new("right.py"), &folder, "f.ipynb");
    link(Path::new("g.py"), &folder, "g.py");
    // A folder that is a link is passed over, as ever.
    link(&targets.join("folder"), &folder, "more");
    fs::write(folder.join("right.py"), right()).expect("a file can be written");
    let Some(output) = grade(&folder, &[".", "--format", "json", "--seed", "1"]) else {
        return;
    };
    let (told, code) = report(&output);
    assert_eq!(code, Some(1));
    let told: Value = serde_json::from_str(&told).expect("it is JSON");
    let submissions = told["submissions"].as_array().expect("there is a list");
    assert_eq!(submissions.len(), 8, "{told}");
    for one in &submissions[..7] {
        let error = one["error"].as_str().unwrap_or_default();
        assert!(error.contains("is a link, and links are not read"), "{one}");
        assert_eq!(one["points"], 0.0);
        let functions = one["functions"].as_array().expect("there is a list");
        assert_eq!(functions.len(), 13);
        assert!(
            functions
                .iter()
                .all(|function| function["status"] == "missing"),
            "{one}"
        );
    }
    assert_eq!(submissions[7]["points"], 100.0);
    // Each as good as the others when it is named outright.
    let named = ["a.py", "b.py", "c.py", "d.py", "e.py", "f.ipynb", "g.py"];
    let words = [&named[..], &["--format", "json", "--seed", "1"]].concat();
    let output = grade(&folder, &words).expect("Python is there");
    let again: Value = serde_json::from_str(&report(&output).0).expect("it is JSON");
    for (one, again) in submissions
        .iter()
        .zip(again["submissions"].as_array().unwrap())
    {
        assert_eq!(one["functions"], again["functions"]);
    }
    assert_eq!(again["submissions"].as_array().map(Vec::len), Some(7));
}

#[test]
fn whoever_grades_may_name_a_folder_by_a_link() {
    let targets = targets("links-folder-targets");
    let folder = folder("links-folder");
    link(&targets.join("folder"), &folder, "hand-ins");
    let words = ["hand-ins", "--format", "json", "--seed", "1"];
    let Some(output) = grade(&folder, &words) else {
        return;
    };
    let told: Value = serde_json::from_str(&report(&output).0).expect("it is JSON");
    assert_eq!(told["submissions"][0]["points"], 100.0, "{told}");
}

#[test]
fn what_is_no_file_keeps_nobody_waiting() {
    if !python_is_there() {
        return;
    }
    let folder = folder("links-pipe");
    mkfifo(&folder.join("pipe.py"), Mode::S_IRWXU).expect("a pipe can be made");
    for named in ["pipe.py", "."] {
        for format in ["json", "text"] {
            let output = grade(&folder, &[named, "--format", format]).expect("Python is there");
            let (told, code) = report(&output);
            assert_eq!(code, Some(1));
            let said = String::from_utf8_lossy(&output.stderr);
            assert!((told + &said).contains("is not a file"), "{said}");
        }
    }
}
