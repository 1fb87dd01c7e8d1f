//! Hostile hand-ins: each ends within its limits, with a verdict on each function; what is right stays right, nothing is
//! left running and nothing is left behind.

use std::fs;
use std::path::Path;

use crate::grade::graded::{Graded, name, status};
use crate::grade::hand_in::{FUNCTIONS, Variant, fresh_folder, plain, variants};
use crate::grade::namespace::{Place, is_possible};
use crate::grade::pace::try_all;
use crate::python_is_there;
use crate::support::few_or_all;

/// Statuses that a hostile hand-in may cost its functions: `is_human` → `timeout`, `error`; `*` is any function.
fn lost(variant: &Variant) -> Vec<(&str, Vec<&str>)> {
    variant
        .header("lost")
        .flat_map(|line| line.split(','))
        .filter_map(|part| part.trim().split_once('='))
        .map(|(function, statuses)| (function, statuses.split('|').collect()))
        .collect()
}

/// Whether each function has the status that the header gives it; a function that is not in the header passed, or is
/// blocked by one that is.
fn judge(variant: &Variant, graded: &Graded) -> Result<(), String> {
    let lost = lost(variant);
    let culprits: Vec<&str> = lost.iter().map(|(function, _)| *function).collect();
    for function in graded.functions() {
        let allowed = lost
            .iter()
            .find(|(other, _)| *other == name(function) || *other == "*")
            .map_or(&["passed"][..], |(_, statuses)| statuses);
        if !allowed.contains(&status(function)) && !graded.is_blocked_by(function, &culprits) {
            return Err(format!("{} is {}", name(function), status(function)));
        }
    }
    Ok(())
}

fn meet(variant: &Variant) -> Result<(), String> {
    let place = Place::new(fresh_folder("hostile", &variant.name));
    place.write("lab.py", &variant.source());
    let run = place.run_nimlab("grade lab.py --timeout 1")?;
    let report = String::from_utf8_lossy(&run.stdout);
    if let Some(secret) = variant.header("never").find(|words| report.contains(words)) {
        return Err(format!("the report holds {secret:?}"));
    }
    let graded = Graded::read(&run.stdout).map_err(|why| format!("{why}\n{}", run.stderr))?;
    judge(variant, &graded).map_err(|why| format!("{why}{}", graded.losses()))?;
    let expected = if graded.has_full_marks() { "0" } else { "1" };
    match run.told("code").next() {
        Some(code) if code == expected => Ok(()),
        code => Err(format!("nimlab ended with {code:?}, not {expected}")),
    }
}

pub fn can_be_met() -> bool {
    python_is_there() && is_possible()
}

#[test]
fn what_is_right_stays_right() {
    if !can_be_met() {
        return;
    }
    let hostile = variants("hostile");
    assert!(hostile.len() >= 45, "{} hostile hand-ins", hostile.len());
    let hostile = few_or_all(hostile, 4, "hostile hand-ins");
    try_all(&hostile, |variant| {
        meet(variant).map_err(|why| format!("{}: {why}", variant.name))
    });
    for folder in ["/tmp", "/var/tmp", "/dev/shm", "/run"] {
        let written = Path::new(folder).join("nimlab-was-here");
        assert!(!written.exists(), "{} was written", written.display());
    }
}

#[test]
fn headers_name_functions_and_say_what_happens() {
    for variant in variants("hostile") {
        assert_eq!(variant.header("what").count(), 1, "{}", variant.name);
        assert_eq!(variant.header("lost").count(), 1, "{}", variant.name);
        for (function, _) in lost(&variant) {
            let is_known = function == "*" || FUNCTIONS.contains(&function);
            assert!(is_known, "{}: {function}", variant.name);
        }
    }
}

#[test]
fn files_that_are_no_lab_are_told_and_do_no_harm() {
    if !can_be_met() {
        return;
    }
    let nested = "(".repeat(100_000);
    let long = format!("x = {}1", "1 + ".repeat(200_000));
    let files: [(&str, &[u8]); 12] = [
        ("empty.py", b""),
        ("prose.py", b"Dear grader,\nthe dog ate it. It's gone.\n"),
        ("zeros.py", &[0; 4096]),
        (
            "machine_code.py",
            b"\x7fELF\x02\x01\x01\0\xff\xfe\xfd\x80def is_human(x): return True",
        ),
        (
            "utf_16.py",
            b"\xff\xfed\0e\0f\0 \0f\0(\0)\0:\0 \0p\0a\0s\0s\0",
        ),
        (
            "unknown_coding.py",
            b"# -*- coding: klingon -*-\ndef is_human(x): return True\n",
        ),
        ("nested.py", nested.as_bytes()),
        ("long.py", long.as_bytes()),
        (
            "half.ipynb",
            b"{\"cells\": [{\"cell_type\": \"code\", \"sou",
        ),
        ("list.ipynb", b"[1, 2, 3]"),
        ("no_cells.ipynb", b"{\"cells\": 7, \"nbformat\": 4}"),
        (
            "odd_cells.ipynb",
            b"{\"cells\": [null, 1, {}, {\"cell_type\": \"code\", \"source\": [1, null]}]}",
        ),
    ];
    try_all(&files, |(name, bytes)| {
        let told = |why: String| format!("{name}: {why}");
        let place = Place::new(fresh_folder("no_lab", name));
        fs::write(place.hand_ins().join(name), bytes).unwrap();
        let run = place
            .run_nimlab(&format!("grade {name} --timeout 1"))
            .map_err(told)?;
        if run.told("code").next() == Some("0") {
            return Err(told(
                "it is no lab, and the code says that all is right".to_owned(),
            ));
        }
        match Graded::read(&run.stdout) {
            Ok(graded)
                if graded
                    .functions()
                    .any(|function| status(function) == "passed") =>
            {
                Err(told("a function passed".to_owned()))
            }
            Ok(_) => Ok(()),
            Err(_) if run.stderr.contains(name) || Graded::has_message(&run.stdout) => Ok(()),
            Err(why) => Err(told(format!(
                "neither a report nor a message on it: {why}\n{}",
                run.stderr
            ))),
        }
    });
}

#[test]
fn a_killed_grader_leaves_no_orphans() {
    if !can_be_met() {
        return;
    }
    let place = Place::new(fresh_folder("hostile", "killed"));
    let source = format!(
        "{}\n\nwhile True:\n    try:\n        while True:\n            pass\n    except BaseException:\n        pass\n",
        plain()
    );
    place.write("lab.py", &source);
    // Killed when a Python has been seen in ten looks, and so computes.
    let script = r#"
"$NIMLAB" grade lab.py --format json --timeout 50 9>&- &
grader=$!
looks=0
while [ -d "/proc/$grader" ] && [ $looks -lt 10 ]; do
    sleep 0.1
    seen=$(left before)
    case $seen in *python*) looks=$((looks + 1)) ;; esac
done
kill -KILL "$grader"
echo "$seen" >&9
wait "$grader"
wait_for_none_left
echo "code: 0" >&9
"#;
    let run = place.run(script);
    let before: Vec<&str> = run.told("before").collect();
    assert!(
        before.iter().any(|process| process.contains("python")),
        "{before:?}"
    );
    let running: Vec<&str> = run.told("left").collect();
    assert!(running.is_empty(), "left running: {running:?}");
    assert_eq!(run.told("code").next(), Some("0"), "{}", run.stderr);
}
