//! What stands in the book to be copied does what it says, as far as that can be tried without the platforms it is for.
//!
//! Each script is run as it stands, in a folder laid out like the one it is for. What it leaves, `{"score":3,"tests":[…]}`, is
//! read as they would read it.
#![cfg(unix)]

mod autograder;
mod installing;

use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use crate::program;
use crate::support::{runs, skipped};
use serde_json::Value;

const NIMLAB: &str = env!("CARGO_BIN_EXE_nimlab");

const ONE_RIGHT: &str = "def is_human(player_string):
    return 'computer' not in player_string.lower()
";

/// The blocks of a chapter in this language.
fn blocks(chapter: &str, language: &str) -> Vec<String> {
    let book = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs");
    let chapter = text(&book.join(chapter).with_extension("md"));
    let fence = format!("\n```{language}\n");
    let after = chapter.split(&fence[..]).skip(1);
    let block = |text: &str| {
        let (block, _) = text.split_once("\n```").expect("the block has an end");
        block.to_owned() + "\n"
    };
    after.map(block).collect()
}

fn folder(name: &str) -> PathBuf {
    program::folder(Path::new("recipes").join(name))
}

/// The usual path, with this nimlab on it.
fn path(nimlab: &Path) -> OsString {
    let usual = env::var_os("PATH").unwrap_or_default();
    let places = nimlab.parent().map(Path::to_owned).into_iter();
    env::join_paths(places.chain(env::split_paths(&usual))).expect("the path is one")
}

fn python_is_there() -> bool {
    runs("python3", &["-I", "-c", "pass"], "no recipe was tried")
}

fn bash(script: &str, words: &[&str], folder: &Path) -> Output {
    bash_with(Path::new(NIMLAB), script, words, folder)
}

/// The same, where the script ends well.
fn done(script: &str, words: &[&str], folder: &Path) {
    let output = bash(script, words, folder);
    assert!(output.status.success(), "{script}\n{output:?}");
}

fn bash_with(nimlab: &Path, script: &str, words: &[&str], folder: &Path) -> Output {
    let file = folder.join("script.sh");
    fs::write(&file, script).expect("a script can be written");
    Command::new("bash")
        .args(words)
        .arg(&file)
        .current_dir(folder)
        .env("PATH", path(nimlab))
        .env("RUNNER_TEMP", folder)
        .env("GITHUB_RUN_ID", "12345678901")
        .env("GITHUB_OUTPUT", folder.join("output"))
        .env("GITHUB_STEP_SUMMARY", folder.join("summary"))
        .output()
        .expect("bash runs")
}

/// What `.ci/run` has in the folder of builds, where it is there.
fn made(name: &str, untried: &str) -> Option<PathBuf> {
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).parent()?;
    let made = target.join(name);
    if !made.exists() {
        skipped(&format!("target/{name}, which .ci/run needs or makes,"), untried);
        return None;
    }
    Some(made)
}

/// YAML as Python reads it, where it can.
fn as_yaml(text: &str) -> Option<Value> {
    const READ: &str = "import json, sys, yaml; print(json.dumps(yaml.safe_load(sys.argv[1])))";
    let python = |words: &[&str]| Command::new("python3").args(words).output().ok();
    if !python(&["-c", "import yaml"]).is_some_and(|output| output.status.success()) {
        skipped("Python's module yaml", "no workflow was read");
        return None;
    }
    let output = python(&["-c", READ, text])?;
    let read = serde_json::from_slice(&output.stdout);
    Some(
        read.unwrap_or_else(|error| panic!("{error}: {}", String::from_utf8_lossy(&output.stderr))),
    )
}

fn text(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

#[test]
fn the_scripts_of_the_book_are_bash() {
    if !runs("bash", &["-c", "true"], "no script was read") {
        return;
    }
    let folder = folder("syntax");
    let scripts = ["platforms", "grading"].map(|chapter| blocks(chapter, "bash"));
    for script in scripts.concat() {
        done(&script, &["-n"], &folder);
    }
}
