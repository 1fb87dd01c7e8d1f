//! What shells are given: it loads, and it knows the commands, the options and their values, and files from boards.
//!
//! A program that is not there cannot be asked, and that is said; with `NIMLAB_NO_SKIP` set, it is a failure.
#![cfg(unix)]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::program::printed;

const SHELLS: [&str; 5] = ["bash", "elvish", "fish", "powershell", "zsh"];

/// Whether a program is there and to be tried; says so where it is not. Bash is there wherever there are shells.
fn has(program: &str) -> bool {
    let untried = format!("{program} did not read what is printed for it");
    (program == "bash" || crate::support::heavy(&untried))
        && crate::support::runs(program, &["--version"], &untried)
}

#[test]
fn every_shell_gets_the_commands_options_and_values() {
    for shell in SHELLS {
        let script = printed(&["completions", shell]);
        for word in "explain worksheet completions format step misere".split(' ') {
            assert!(script.contains(word), "{word} for {shell}");
        }
        // clap's scripts for the other two know no values.
        if ["bash", "fish", "zsh"].contains(&shell) {
            assert!(script.contains("markdown"), "{shell}");
        }
    }
}

/// A file beside the folder in which a shell is asked.
fn file(name: &str, text: &str) -> PathBuf {
    let file = folder().parent().unwrap().join(name);
    fs::write(&file, text).unwrap();
    file
}

/// A folder with a folder and two files in it.
fn folder() -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("completions/folder");
    fs::create_dir_all(folder.join("hand-ins")).unwrap();
    for file in ["lab.py", "my notes.md"] {
        fs::write(folder.join(file), "").unwrap();
    }
    folder
}

/// What a shell offers for each of these lines, in alphabetical order. Its program is given the script and the lines, and
/// prints what is offered, one a line, and a line with `<asked>` behind it.
fn offered(shell: &str, lines: &[&str]) -> Vec<Vec<String>> {
    let script = printed(&["completions", shell]);
    let script = file(&format!("nimlab.{shell}"), &script);
    let programs = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/commands/completions");
    let output = Command::new(shell)
        .args(match shell {
            "bash" => ["--norc", "--noprofile"].as_slice(),
            "fish" => &["--no-config"],
            _ => &["-f"],
        })
        .arg(programs.join(format!("ask.{shell}")))
        .arg(script)
        .args(lines)
        .current_dir(folder())
        .env("HOME", folder().parent().unwrap())
        .output()
        .unwrap();
    let error = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success() && error.is_empty(), "{shell}: {error}");
    let text = String::from_utf8(output.stdout).unwrap();
    let answers = text.split("<asked>\n").map(|answer| {
        let words = answer.lines().map(|word| {
            let word = word.split('\t').next().unwrap().replace('\\', "");
            word.trim_end_matches('/').to_owned()
        });
        let words: BTreeSet<String> = words.filter(|word| !word.is_empty()).collect();
        words.into_iter().collect()
    });
    answers.take(lines.len()).collect()
}

fn completes(shell: &str) {
    if !has(shell) {
        return;
    }
    let rows = include_str!("completions/offered.txt").lines();
    let rows = rows.filter(|row| !row.starts_with('#'));
    let (lines, expected): (Vec<_>, Vec<_>) = rows.filter_map(|row| row.split_once("=> ")).unzip();
    let offered = offered(shell, &lines);
    assert_eq!(offered.len(), lines.len(), "{shell}");
    for ((line, expected), offered) in lines.iter().zip(expected).zip(offered) {
        assert_eq!(offered.join(" | "), expected, "{shell}: {line}");
    }
}

#[test]
fn bash_completes() {
    completes("bash");
}

#[test]
fn fish_completes() {
    completes("fish");
}

/// Only somebody who types can ask zsh: a second one, behind a terminal, is typed to, and notes what it would offer.
#[test]
fn zsh_completes() {
    completes("zsh");
}

#[test]
fn what_is_offered_is_all_that_there_is_and_understood() {
    if !has("bash") {
        return;
    }
    let lines = ["nimlab lesson ", "nimlab worksheet ", "nimlab explain "];
    let [lessons, topics, games]: [Vec<String>; 3] = offered("bash", &lines).try_into().unwrap();
    let course = printed(&["lesson", "--format", "json"]);
    let course: serde_json::Value = serde_json::from_str(&course).unwrap();
    for lesson in course["lessons"].as_array().unwrap() {
        let name = lesson["name"].as_str().unwrap();
        assert!(lessons.iter().any(|lesson| lesson == name), "{name}");
    }
    for topic in topics {
        printed(&["worksheet", &topic, "--count", "1", "--seed", "1"]);
    }
    for game in games {
        let board = match &*game {
            "turtles" => "THT",
            _ => "3 4 5",
        };
        printed(&["explain", &game, board, "--depth", "0"]);
    }
}
