//! What `nimlab lab --gradescope` writes, as the chapter on platforms says: its scripts leave results whatever is handed in. They
//! run in a folder laid out like `/autograder`, with the Python of this machine.
#![cfg(all(target_os = "linux", target_arch = "x86_64"))]

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::{Value, json};

use super::page::Page;
use crate::program::folder;
use crate::support::{has, or_pass_over, runs};

const NIMLAB: &str = env!("CARGO_BIN_EXE_nimlab");
const RULES: &str = "functions = ['nim_sum', 'is_human']\npoints = { nim_sum = 7, is_human = 3 }\n";
const ONE_RIGHT: &str = "def is_human(player_string):
    return 'computer' not in player_string.lower()
";
/// A reader that is not ours, which keeps the modes of the files.
const UNPACK: &str = "
import os, sys, zipfile
with zipfile.ZipFile('autograder.zip') as file:
    assert file.testzip() is None
    for entry in file.infolist():
        os.chmod(file.extract(entry, 'source'), entry.external_attr >> 16)";

fn succeeds(command: &mut Command, place: &Path) -> Output {
    let output = command.current_dir(place).output().expect("the program starts");
    assert!(output.status.success(), "{command:?}: {output:?}");
    output
}

/// A folder like `/autograder`, made by the command of the chapter; and what that says. Nothing has been handed in.
fn autograder(name: &str) -> Option<(PathBuf, String)> {
    runs("python3", &["-I", "-c", "pass"], "no autograder was tried").then(|| {
        let place = folder(format!("gradescope-{name}"));
        fs::write(place.join("lab.toml"), RULES).unwrap();
        let chapter = Page::read("docs/platforms.md").text;
        let (_, recipe) = chapter.split_once("\n```bash\nnimlab ").expect("the command is shown");
        let words = recipe.lines().next().unwrap_or_default().split(' ');
        let made = succeeds(Command::new(NIMLAB).args(words), &place);
        succeeds(Command::new("python3").args(["-I", "-c", UNPACK]), &place);
        for part in ["submission", "results"] {
            fs::create_dir(place.join(part)).unwrap();
        }
        (place, String::from_utf8(made.stderr).unwrap())
    })
}

/// What its script leaves when these files are handed in, after this has been said to the shell.
fn results(place: &Path, files: &[(&str, &str)], preparing: &str) -> Value {
    let submission = place.join("submission");
    fs::remove_dir_all(&submission).unwrap();
    fs::create_dir(&submission).unwrap();
    for (file, text) in files {
        fs::write(submission.join(file), text).unwrap();
    }
    let script = fs::read_to_string(place.join("source/run_autograder")).unwrap();
    let here = format!("{preparing}\ncd '{}'", place.display());
    let moved = script.replace("cd /autograder", &here);
    assert_ne!(moved, script, "the script goes to its place");
    succeeds(Command::new("bash").args(["-c", &moved]), place);
    let results = fs::read_to_string(place.join("results/results.json")).unwrap();
    serde_json::from_str(&results).unwrap_or_else(|error| panic!("{error} in {results:?}"))
}

#[test]
fn every_submission_is_answered() {
    // What Gradescope's document describes.
    const OF_ALL: &str = "score output output_format test_output_format test_name_format stdout_visibility extra_data tests";
    const OF_TEST: &str = "score max_score status name number output extra_data";
    let (place, _) = or_pass_over!(autograder("answered"));
    let cell = json!({"cell_type": "code", "metadata": {}, "outputs": [], "source": ONE_RIGHT});
    let notebook = json!({"cells": [cell], "metadata": {}, "nbformat": 4, "nbformat_minor": 5});
    let notebook = notebook.to_string();
    let (right, notes) = (("lab.py", ONE_RIGHT), ("notes.txt", "I did it alone."));
    for (files, points, said) in [
        (&[right][..], 3, "is_human"),
        (&[right, notes], 3, "is_human"),
        (&[("my lab.ipynb", &notebook)], 3, "is_human"),
        (&[notes], 0, "notes.txt' is not a Python lab file"),
        (&[], 0, "holds no Python lab files"),
        (&[right, ("lab2.py", ONE_RIGHT)], 3, "also handed in"),
        (&[("lab.ipynb", "{")], 0, "Not graded"),
    ] {
        let results = results(&place, files, "");
        assert_eq!(results["score"], points, "{results}");
        let told = results.to_string().replace("\\n", " ");
        has(&told.split_whitespace().collect::<Vec<_>>().join(" "), &[said]);
        let tests = results["tests"].as_array().into_iter().flatten();
        for (part, known) in tests.map(|test| (test, OF_TEST)).chain([(&results, OF_ALL)]) {
            let mut keys = part.as_object().expect("it is an object").keys();
            let is_known = |key: &String| known.split(' ').any(|known| known == key);
            assert!(keys.all(is_known), "{known} in {part}");
            let points = ["score", "max_score"].map(|key| part[key].as_f64().unwrap_or(10.0));
            assert!(0.0 <= points[0] && points[0] <= points[1], "{part}");
        }
    }
    // A machine without Python is not the student's fault.
    let results = results(&place, &[right], "PATH=/nowhere");
    assert_eq!(results["score"], 0);
    has(results["output"].as_str().unwrap(), &["The autograder does not work"]);
}

#[test]
fn the_zip_file_holds_what_gradescope_asks_for() {
    let (place, said) = or_pass_over!(autograder("zip"));
    let source = place.join("source");
    let mode = |name: &str| {
        fs::metadata(source.join(name)).expect("it was unpacked").permissions().mode() & 0o777
    };
    let modes = ["lab.toml", "nimlab", "run_autograder", "setup.sh"].map(mode);
    assert_eq!(modes, [0o644, 0o755, 0o755, 0o755]);
    assert_eq!(fs::read_dir(&source).unwrap().count(), 4);
    assert_eq!(fs::read(source.join("nimlab")).unwrap(), fs::read(NIMLAB).unwrap());
    succeeds(Command::new("bash").args(["-n", "setup.sh"]), &source);
    let first = fs::read(place.join("autograder.zip")).unwrap();
    let (again, _) = or_pass_over!(autograder("again"));
    let again = fs::read(again.join("autograder.zip")).unwrap();
    assert!(again == first, "the same rules give the same bytes");
    // The points, which somebody has to type into Gradescope.
    has(&said, &["worth 10 points"]);
    assert_ne!(said.contains("needs the C library"), cfg!(target_feature = "crt-static"), "{said}");
}

#[test]
fn what_cannot_be_written_is_refused() {
    let place = folder("gradescope-refused");
    for (words, said) in [
        ("no/such.zip", "'no/such.zip' cannot be written"),
        ("a.zip --lab no.toml", "no.toml"),
        ("a.zip --starter", "--starter"),
    ] {
        let words = ["lab", "--gradescope"].into_iter().chain(words.split(' '));
        let output = Command::new(NIMLAB).args(words).current_dir(&place).output().unwrap();
        assert_eq!(output.status.code(), Some(2), "{output:?}");
        has(&String::from_utf8_lossy(&output.stderr), &[said]);
    }
    assert_eq!(fs::read_dir(&place).unwrap().count(), 0);
}
