//! What `nimlab gradescope` writes is what Gradescope takes, and its scripts leave results whatever is handed in.
//!
//! Here the scripts run in a folder laid out like `/autograder`, with the Python of this machine; in `image` they run in
//! `/autograder` itself.
#![cfg(all(target_os = "linux", target_arch = "x86_64"))]

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use serde_json::{Value, json};

use crate::recipes::{NIMLAB, ONE_RIGHT, bash_with, blocks, done, folder, python_is_there, text};
use crate::support::runs;

const RULES: &str = "functions = ['nim_sum', 'is_human']\npoints = { nim_sum = 7, is_human = 3 }\n";

/// What somebody hands in, the points for it, and what is said to it.
pub struct Submission {
    pub name: &'static str,
    pub files: Vec<(&'static str, String)>,
    points: i64,
    said: &'static str,
}

pub fn submissions() -> Vec<Submission> {
    let right = || ("lab.py", ONE_RIGHT.to_owned());
    let cell = json!({"cell_type": "code", "metadata": {}, "outputs": [], "source": ONE_RIGHT});
    let notebook = json!({"cells": [cell], "metadata": {}, "nbformat": 4, "nbformat_minor": 5});
    let notes = || ("notes.txt", "I did it alone.".to_owned());
    let submissions = [
        ("one", vec![right()], 3, "is_human"),
        ("several", vec![right(), notes()], 3, "is_human"),
        ("notebook", vec![("my lab.ipynb", notebook.to_string())], 3, "is_human"),
        ("none", vec![notes()], 0, "notes.txt' is not a Python lab file"),
        ("nothing", vec![], 0, "holds no Python lab files"),
        ("two", vec![right(), ("lab2.py", ONE_RIGHT.to_owned())], 3, "also handed in"),
        ("damaged", vec![("lab.ipynb", "{".to_owned())], 0, "Not graded"),
    ];
    let named =
        submissions.map(|(name, files, points, said)| Submission { name, files, points, said });
    named.into()
}

impl Submission {
    /// That the results are what Gradescope's document describes, and say what they should.
    pub fn assert_answered_by(&self, results: &str) {
        const OF_ALL: &str = "score output output_format test_output_format test_name_format stdout_visibility extra_data tests";
        const OF_TEST: &str = "score max_score status name number output extra_data";
        let name = self.name;
        let results: Value = serde_json::from_str(results)
            .unwrap_or_else(|error| panic!("{name}: {error} in {results:?}"));
        let has_only = |value: &Value, known: &str| {
            let mut keys = value.as_object().expect("it is an object").keys();
            let is_known = |key: &String| known.split(' ').any(|known| known == key);
            assert!(keys.all(is_known), "{name}: {known} in {value}");
        };
        has_only(&results, OF_ALL);
        let tests = results["tests"].as_array().into_iter().flatten();
        for test in tests {
            has_only(test, OF_TEST);
            let points = ["score", "max_score"].map(|key| test[key].as_f64().expect("points"));
            assert!(0.0 <= points[0] && points[0] <= points[1], "{name}: {test}");
        }
        assert_eq!(results["score"], self.points, "{name}: {results}");
        // The line may be broken anywhere.
        let told = results.to_string().replace("\\n", " ");
        let told = told.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(told.contains(self.said), "{name}: {told}");
    }
}

/// Runs `nimlab gradescope` with these words in a folder that has rules.
fn gradescope(folder: &Path, words: &[&str]) -> Output {
    fs::write(folder.join("lab.toml"), RULES).expect("rules can be written");
    Command::new(NIMLAB)
        .arg("gradescope")
        .args(words)
        .current_dir(folder)
        .output()
        .expect("nimlab runs")
}

/// What the chapter says to type.
pub fn recipe() -> String {
    let mut blocks = blocks("platforms", "bash").into_iter();
    let recipe = blocks.find(|block| block.starts_with("nimlab gradescope "));
    recipe.expect("the command is shown")
}

/// Unpacks what a command has written with this nimlab and the rules, by a reader that is not ours: with the modes of the files.
pub fn unpack(nimlab: &Path, folder: &Path, command: &str) {
    const UNPACK: &str = "
import os, sys, zipfile
with zipfile.ZipFile('autograder.zip') as file:
    assert file.testzip() is None
    for entry in file.infolist():
        os.chmod(file.extract(entry, 'source'), entry.external_attr >> 16)";
    fs::write(folder.join("lab.toml"), RULES).expect("rules can be written");
    let output = bash_with(nimlab, command, &[], folder);
    assert!(output.status.success(), "{output:?}");
    let python = Command::new("python3")
        .args(["-I", "-c", UNPACK])
        .current_dir(folder)
        .output()
        .expect("Python runs");
    assert!(python.status.success(), "{python:?}");
}

/// A folder like `/autograder` in which nothing has been handed in.
fn autograder(name: &str) -> std::path::PathBuf {
    let folder = folder(name);
    unpack(Path::new(NIMLAB), &folder, &recipe());
    for part in ["submission", "results"] {
        fs::create_dir(folder.join(part)).expect("a folder can be made");
    }
    folder
}

/// What the script leaves where it stands in this folder instead of `/autograder`, on this path.
fn graded(place: &Path, preparing: &str) -> String {
    let run = text(&place.join("source/run_autograder"));
    let here = format!("{preparing}\ncd '{}'", place.display());
    let moved = run.replace("cd /autograder", &here);
    assert_ne!(moved, run, "the script goes to its place");
    done(&moved, &[], place);
    text(&place.join("results/results.json"))
}

fn hand_in(submission: &Submission, place: &Path) {
    for (file, text) in &submission.files {
        fs::write(place.join("submission").join(file), text).expect("a file can be written");
    }
}

#[test]
fn every_submission_is_answered() {
    if !python_is_there() {
        return;
    }
    for submission in submissions() {
        let place = autograder(&format!("gradescope-{}", submission.name));
        hand_in(&submission, &place);
        submission.assert_answered_by(&graded(&place, ""));
        // In each stands the whole program.
        fs::remove_dir_all(&place).expect("it can be removed");
    }
}

#[test]
fn without_python_the_student_is_told_that_it_is_not_their_fault() {
    if !python_is_there() {
        return;
    }
    let place = autograder("gradescope-no-python");
    hand_in(&submissions()[0], &place);
    let results: Value =
        serde_json::from_str(&graded(&place, "PATH=/nowhere")).expect("it is JSON");
    assert_eq!(results["score"], 0);
    let output = results["output"].as_str().expect("the student is told");
    assert!(output.contains("The autograder does not work"), "{output}");
}

#[test]
fn the_zip_file_holds_what_gradescope_asks_for() {
    use std::os::unix::fs::PermissionsExt;

    if !python_is_there() {
        return;
    }
    let place = folder("gradescope-zip");
    unpack(Path::new(NIMLAB), &place, &recipe());
    let source = place.join("source");
    let mode = |name: &str| {
        let found = fs::metadata(source.join(name)).expect("it was unpacked");
        found.permissions().mode() & 0o777
    };
    let modes = ["lab.toml", "nimlab", "run_autograder", "setup.sh"].map(mode);
    assert_eq!(modes, [0o644, 0o755, 0o755, 0o755]);
    assert_eq!(fs::read_dir(&source).expect("it can be listed").count(), 4);
    let [packed, this] = [&source.join("nimlab"), Path::new(NIMLAB)].map(fs::read);
    assert_eq!(packed.expect("it can be read"), this.expect("it can be read"));
    for script in ["setup.sh", "run_autograder"] {
        done(&text(&source.join(script)), &["-n"], &place);
    }
    let again = gradescope(&place, &["--lab", "lab.toml"]);
    let first = fs::read(place.join("autograder.zip")).expect("it can be read");
    assert_eq!(again.stdout, first, "the same rules give the same bytes");
    // On standard error stand the points, which somebody has to type into Gradescope.
    let said = String::from_utf8_lossy(&again.stderr);
    assert!(said.contains("worth 10 points"), "{said}");
    let is_static = cfg!(target_feature = "crt-static");
    assert_ne!(said.contains("needs the C library"), is_static, "{said}");
}

#[test]
fn options_go_into_the_rules() {
    if !python_is_there() {
        return;
    }
    let place = folder("gradescope-options");
    let command = "nimlab gradescope --lab lab.toml --only is_human --seed 9 > autograder.zip";
    unpack(Path::new(NIMLAB), &place, command);
    let rules = text(&place.join("source/lab.toml"));
    assert!(rules.contains("\nseed = 9\n") && rules.contains("is_human = 3"), "{rules}");
    assert!(!rules.contains("nim_sum = "), "{rules}");
}

#[test]
fn what_would_not_run_there_is_refused() {
    let place = folder("gradescope-refused");
    fs::write(place.join("nimlab.exe"), "MZ").expect("a file can be written");
    let mut other = fs::read(NIMLAB).expect("it can be read");
    other.truncate(4096);
    // 183 is AArch64, and a head without its table of segments is none.
    let mut for_arm = other.clone();
    for_arm[18] = 183;
    fs::write(place.join("arm"), for_arm).expect("a file can be written");
    other.truncate(64);
    fs::write(place.join("head"), other).expect("a file can be written");
    for (words, said) in [
        (&["--program", "nimlab.exe"][..], "Linux on x86-64"),
        (&["--program", "arm"], "Linux on x86-64"),
        (&["--program", "head"], "Linux on x86-64"),
        (&["--program", "no such"], "no such"),
        (&["--lab", "no.toml"], "no.toml"),
        (&["--only", "nim"], "'nim'"),
    ] {
        let output = gradescope(&place, words);
        assert_eq!(output.status.code(), Some(2), "{words:?}");
        assert!(output.stdout.is_empty(), "{words:?}");
        let told = String::from_utf8_lossy(&output.stderr);
        assert!(told.contains(said), "{said} in {told}");
    }
}

#[test]
fn a_terminal_is_spared() {
    if !runs("script", &["--version"], "nothing was tried at a terminal") {
        return;
    }
    let output = Command::new("script")
        .args(["--quiet", "--return", "--command"])
        .arg(format!("'{NIMLAB}' gradescope"))
        .arg("/dev/null")
        .output()
        .expect("script runs");
    assert_eq!(output.status.code(), Some(2));
    let told = String::from_utf8_lossy(&output.stdout);
    assert!(told.contains("nimlab gradescope > autograder.zip"), "{told}");
}
