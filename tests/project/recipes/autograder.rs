//! What `nimlab lab --gradescope` writes is what Gradescope takes, and its scripts leave results whatever is handed in.
//! They run in a folder laid out like `/autograder`, with the Python of this machine.
#![cfg(all(target_os = "linux", target_arch = "x86_64"))]

use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::{Value, json};

use crate::project::recipes::{
    NIMLAB, ONE_RIGHT, bash, blocks, done, folder, python_is_there, text,
};

const RULES: &str = "functions = ['nim_sum', 'is_human']\npoints = { nim_sum = 7, is_human = 3 }\n";

/// What somebody hands in, the points for it, and what is said to it.
struct Submission {
    name: &'static str,
    files: Vec<(&'static str, String)>,
    points: i64,
    said: &'static str,
}

fn submissions() -> Vec<Submission> {
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
    fn assert_answered_by(&self, results: &str) {
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

/// What the chapter says to type.
fn recipe() -> String {
    let mut blocks = blocks("platforms", "bash").into_iter();
    let recipe = blocks.find(|block| block.contains("--gradescope"));
    recipe.expect("the command is shown")
}

/// Unpacks what the command of the chapter has written, by a reader that is not ours: with the modes of the files. Returns
/// what it said.
fn unpack(folder: &Path) -> String {
    const UNPACK: &str = "
import os, sys, zipfile
with zipfile.ZipFile('autograder.zip') as file:
    assert file.testzip() is None
    for entry in file.infolist():
        os.chmod(file.extract(entry, 'source'), entry.external_attr >> 16)";
    fs::write(folder.join("lab.toml"), RULES).expect("rules can be written");
    let output = bash(&recipe(), &[], folder);
    assert!(output.status.success(), "{output:?}");
    let python = Command::new("python3")
        .args(["-I", "-c", UNPACK])
        .current_dir(folder)
        .output()
        .expect("Python runs");
    assert!(python.status.success(), "{python:?}");
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// A folder like `/autograder` in which nothing has been handed in.
fn autograder(name: &str) -> std::path::PathBuf {
    let folder = folder(name);
    unpack(&folder);
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
    let said = unpack(&place);
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
    let first = fs::read(place.join("autograder.zip")).expect("it can be read");
    unpack(&place);
    let again = fs::read(place.join("autograder.zip")).expect("it can be read");
    assert_eq!(again, first, "the same rules give the same bytes");
    // The points, which somebody has to type into Gradescope.
    assert!(said.contains("worth 10 points"), "{said}");
    let is_static = cfg!(target_feature = "crt-static");
    assert_ne!(said.contains("needs the C library"), is_static, "{said}");
}

#[test]
fn what_cannot_be_written_is_refused() {
    let place = folder("gradescope-refused");
    for (words, said) in [
        (&["--gradescope", "no/such.zip"][..], "'no/such.zip' cannot be written"),
        (&["--gradescope", "a.zip", "--lab", "no.toml"], "no.toml"),
        (&["--gradescope", "a.zip", "--starter"], "--starter"),
    ] {
        let output =
            Command::new(NIMLAB).arg("lab").args(words).current_dir(&place).output().expect("runs");
        assert_eq!(output.status.code(), Some(2), "{words:?}");
        let told = String::from_utf8_lossy(&output.stderr);
        assert!(told.contains(said), "{said} in {told}");
    }
    assert_eq!(fs::read_dir(&place).expect("it can be listed").count(), 0);
}
