//! What is handed in as a link is never read, wherever it leads: it would be read with the rights of whoever grades, and a
//! report quotes the lines that Python cannot read.

use std::os::unix::fs::symlink;
use std::path::Path;

use nix::sys::stat::Mode;
use nix::unistd::mkfifo;
use serde_json::Value;

use crate::grading::grade_reports::forms::{FORMS, has_no_points_but_a_reason};
use crate::grading::hand_ins::right;
use crate::grading::python;
use crate::place::Place;
use crate::support::or_pass_over;

/// Lines that Python cannot read, and that no report may quote.
const SECRET: &str = "hunter2 is the password of the teacher\nso is s3cr3t\n";
const NEVER: [&str; 3] = ["hunter2", "s3cr3t", "password"];
const LINK: &str = "is a link, and links are not read";

/// Hand-ins in `in`, and beside them what links may lead to.
fn place() -> Place {
    let right = right();
    let files =
        [("secret", SECRET), ("right.py", &right), ("folder/lab.py", &right), ("in/notes.txt", "")];
    let place = Place::of(files);
    mkfifo(&place.at("pipe"), Mode::S_IRWXU).expect("a pipe can be made");
    place
}

fn link(place: &Place, target: impl AsRef<Path>, name: &str) {
    symlink(target, place.at(name)).expect("a link can be made");
}

#[test]
fn no_form_of_report_tells_what_a_link_leads_to() {
    or_pass_over!(python());
    for (name, target) in [("lab.py", "secret"), ("lab.ipynb", "secret"), ("Lab.PY", "right.py")] {
        let place = place();
        link(&place, place.at(target), &format!("in/{name}"));
        for named in [&*format!("in/{name}"), "in"] {
            for form in FORMS {
                let told = place.told(&format!("grade {named} --format {form}"));
                has_no_points_but_a_reason(form, &told, &format!("{name}' {LINK}"));
                assert_eq!(told.code, 1, "{form}, {named}");
                let tells = |never: &&str| format!("{told:?}").contains(never);
                assert!(!NEVER.iter().any(tells), "{form}: {told:?}");
            }
        }
    }
}

#[test]
fn a_link_in_a_class_is_a_hand_in_without_points_and_keeps_nobody_waiting() {
    or_pass_over!(python());
    let place = place();
    place.write("in/right.py", right());
    for (name, target) in [
        ("a.py", "secret"),
        ("b.py", "right.py"),
        ("c.py", "nothing"),
        ("d.py", "folder"),
        ("e.py", "pipe"),
        ("f.ipynb", "in/right.py"),
        ("g.py", "in/g.py"),
        // A folder that is a link is passed over, as ever.
        ("more", "folder"),
    ] {
        link(&place, place.at(target), &format!("in/{name}"));
    }
    mkfifo(&place.at("in/h.py"), Mode::S_IRWXU).expect("a pipe can be made");
    let json = place.json("grade in --seed 1");
    let submissions = json["submissions"].as_array().expect("there is a list");
    assert_eq!(submissions.len(), 9, "{json}");
    for (place, one) in submissions.iter().enumerate() {
        let error = one["error"].as_str().unwrap_or_default();
        let reason = [LINK, "is not a file", ""][place.saturating_sub(6).min(2)];
        assert!(error.contains(reason) && error.is_empty() == reason.is_empty(), "{one}");
        assert_eq!(one["points"], if reason.is_empty() { 100 } else { 0 });
        let functions = one["functions"].as_array().expect("there is a list");
        let is_missing = |function: &Value| function["status"] == "missing";
        assert!(
            functions.len() == 13 && (reason.is_empty() || functions.iter().all(is_missing)),
            "{one}"
        );
    }
    // Each as good as the others when it is named outright.
    let named: Vec<String> = "abcdegh".chars().map(|name| format!("in/{name}.py")).collect();
    let again = place.json(&format!("grade in/f.ipynb {} --seed 1", named.join(" ")));
    for one in again["submissions"].as_array().unwrap() {
        let before = submissions.iter().find(|it| it["file"] == one["file"]).unwrap();
        assert_eq!(one["functions"], before["functions"]);
    }
    assert_eq!(again["submissions"].as_array().map(Vec::len), Some(8));
    // Whoever grades may name a folder by a link.
    let json = place.json("grade in/more --seed 1");
    assert_eq!(json["submissions"][0]["points"], 100, "{json}");
}
