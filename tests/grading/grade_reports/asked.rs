//! What may be asked for, and with which exit code it is answered.

use crate::grading::grade_reports::forms::FORMS;
use crate::grading::hand_ins::ONE_RIGHT;
use crate::grading::python;
use crate::place::Place;
use crate::support::or_pass_over;

#[test]
fn a_report_on_one_hand_in_wants_one() {
    or_pass_over!(python());
    let place = Place::of([("a.py", ONE_RIGHT), ("b.py", ONE_RIGHT)]);
    let told = place.told("grade a.py b.py --format gradescope");
    told.is_refused("--format gradescope reports on one hand-in, and 2 were found");
}

/// Of files changed together the last by name counts, and what is beside them is not looked at.
#[test]
fn a_folder_is_one_hand_in_for_a_report_on_one() {
    or_pass_over!(python());
    for (files, has_points, said) in [
        (
            &[("a.py", ""), ("b.py", ONE_RIGHT), ("notes.txt", "")][..],
            true,
            "also handed in: ./a.py",
        ),
        (&[("lab.docx", "PK\u{3}\u{4}")], false, "lab.docx' is not a Python lab file"),
    ] {
        let told = Place::of(files.iter().copied()).told("grade . --format gradescope");
        let report = told.json();
        assert_eq!(told.code, 1);
        assert_eq!(report["score"] != 0, has_points, "{report}");
        assert!(report["output"].as_str().unwrap().contains(said), "{report}");
    }
}

#[test]
fn what_is_not_there_is_reported_too() {
    or_pass_over!(python());
    let place = Place::of([]);
    for format in FORMS[1..].iter().chain(&["json"]) {
        for path in ["nothing.py", "."] {
            let told = place.told(&format!("grade {path} --format {format}"));
            assert!(told.code == 2 && told.printed.contains("expected"), "{told:?}");
            assert!(told.said.starts_with("error: ") && told.said.contains("expected"), "{told:?}");
        }
    }
}
