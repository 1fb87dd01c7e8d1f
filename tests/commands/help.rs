//! Help: what is on its first page, examples that run, the formats that a command offers.
//!
//! Every example of every help text is run as it stands there, in the order in which the commands are listed, in a folder
//! that holds what the examples speak of: `nimlab play --seed 1 > game.txt` writes the game that the next one reviews.
#![cfg(unix)]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use crate::program;
use crate::program::printed;

const NIMLAB: &str = env!("CARGO_BIN_EXE_nimlab");

/// The commands of every day, each on a line of its own in the help.
const EVERY_DAY: &str =
    "explain gate binary decimal xor sum lesson practice check play worksheet grade lab";

/// All commands, from the first page of the help.
fn commands() -> Vec<String> {
    let help = printed(&["--help"]);
    let (_, others) = help.split_once("More:\n").unwrap();
    let (others, _) = others.split_once("\n\n").unwrap();
    let others = others.split([',', ' ', '\n']).filter(|name| !name.is_empty() && *name != "help");
    EVERY_DAY.split(' ').chain(others).map(str::to_owned).collect()
}

/// The commands that stand below "Examples:".
fn examples(help: &str) -> Vec<String> {
    let Some((_, examples)) = help.split_once("\nExamples:\n") else {
        return Vec::new();
    };
    let lines = examples.lines().map(|line| {
        line.strip_prefix("  ").unwrap_or_else(|| panic!("{line:?} stands among the examples"))
    });
    lines.map(str::to_owned).collect()
}

/// A folder with a lesson, a list of questions, a filled-in worksheet, a lab file that is all right, the rules by which it is, and a folder
/// of hand-ins of both kinds.
fn folder(name: &str) -> PathBuf {
    let folder = program::folder(name);
    fs::create_dir_all(folder.join("hand-ins")).unwrap();
    let sheet = printed(&["worksheet", "--seed", "7", "--key"]);
    fs::write(folder.join("sheet.md"), &sheet).unwrap();
    fs::write(folder.join("hand-ins/anna.md"), &sheet).unwrap();
    fs::write(folder.join("questions.txt"), "sum 5 4 3 2\nmove kayles 7 + nim 3 4\n").unwrap();
    let lesson = Path::new(env!("CARGO_MANIFEST_DIR")).join("lessons/02-xor-gate.md");
    fs::copy(lesson, folder.join("my-lesson.md")).unwrap();
    let lab = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/hand_ins/right/plain.py");
    fs::copy(&lab, folder.join("lab.py")).unwrap();
    fs::copy(&lab, folder.join("hand-ins/boris.py")).unwrap();
    fs::write(folder.join("lab.toml"), printed(&["lab", "--config"])).unwrap();
    folder
}

fn run(script: &str, folder: &Path) -> Output {
    Command::new("sh")
        .arg("-c")
        .arg(format!("nimlab() {{ \"$NIMLAB\" \"$@\"; }}; {script}"))
        .current_dir(folder)
        .env("NIMLAB", NIMLAB)
        .env("XDG_STATE_HOME", folder)
        .stdin(Stdio::null())
        .output()
        .unwrap()
}

#[test]
fn help_begins_with_the_commands_of_every_day() {
    let help = printed(&["--help"]);
    assert!(help.lines().count() <= 40, "{help}");
    let (_, listed) = help.split_once("Explain:\n").unwrap();
    let (listed, _) = listed.split_once("More:\n").unwrap();
    let names = listed.lines().filter_map(|line| line.strip_prefix("  ")?.split("  ").next());
    assert_eq!(names.collect::<Vec<_>>().join(" "), EVERY_DAY);
    for same in [&["-h"][..], &["help"]] {
        assert_eq!(help, printed(same));
    }
    assert!(help.lines().all(|line| line.chars().count() <= 90), "{help}");
}

/// A command's help has what the command takes, and it is the same wherever it is asked for.
#[test]
fn the_help_of_a_command_has_its_options() {
    for command in commands() {
        let help = printed(&[&command, "--help"]);
        assert_eq!(help, printed(&["help", &command]), "{command}");
        assert_eq!(help, printed(&[&command, "-h"]), "{command}");
        assert!(help.contains("--color") && help.contains("--width"), "{help}");
        let explains = !["completions", "games", "lab", "verify", "worksheet"].contains(&&*command);
        assert_eq!(help.contains("--depth") && help.contains("--step"), explains, "{help}");
        assert!(printed(&[&command, "--help", "--ascii"]).is_ascii(), "{command}");
    }
}

#[test]
fn every_help_ends_in_examples_and_they_run() {
    let has_python = crate::support::runs("python3", &["--version"], "no example of grade was run");
    let folder = folder("every_help_ends_in_examples_and_they_run");
    let mut all = Vec::new();
    for command in &commands() {
        let help = printed(&[command, "--help"]);
        let examples = examples(&help);
        assert!(!examples.is_empty(), "{command} has no example");
        for example in &examples {
            assert!(
                example.contains(&format!("nimlab {command}")),
                "{example:?} is no example of {command}"
            );
        }
        assert_eq!(help, printed(&["help", command]), "{command}");
        let can_run = match &command[..] {
            "grade" => has_python,
            _ => true,
        };
        if can_run {
            all.extend(examples);
        }
    }
    for example in all {
        let output = run(&example, &folder);
        let error = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(0), "{example}: {error}");
        // The folder has hand-ins of both kinds, and who judges one of them says so. Where pages lead, and what to do in
        // Gradescope, is no result.
        let mut said = error.lines();
        let is_known = |line: &str| {
            line.starts_with("note: passed over: 1 file (hand-ins/")
                || line.starts_with("note: feedback/class.html leads to ")
        };
        assert!(example.contains("--gradescope") || said.all(is_known), "{example}: {error}");
        // Nothing is said of a lesson in which nothing is wrong; an autograder and sheets in a folder are files.
        let writes_files = example.contains("--gradescope") || example.contains("--output sheets");
        if example.contains("--lint") || writes_files {
            continue;
        }
        let file = example.rsplit_once(" > ").map(|(_, file)| folder.join(file));
        let text = file.map_or(output.stdout, |file| fs::read(file).unwrap());
        assert!(!text.is_empty(), "{example}");
    }
}

/// What a command writes is what its help offers, what it takes, and what it expects where it is asked for another format.
#[test]
fn every_command_writes_the_formats_that_it_offers() {
    const FORMATS: &str = "text markdown html json moodle csv gradescope pdf";
    let folder = program::folder("formats");
    for command in commands() {
        let help = printed(&[&command, "--help"]);
        let example = examples(&help)[0].split(" > ").next().unwrap().to_owned();
        let help = help.split_whitespace().collect::<Vec<_>>().join(" ");
        let offered = help.split_once("Output format [possible values: ").map_or("text", |it| it.1);
        let offered: Vec<&str> = offered.split(']').next().unwrap().split(", ").collect();
        for format in FORMATS.split(' ') {
            // With files that are not there: a format is taken or refused before anything is read.
            for line in [
                format!("{example} --format {format}"),
                example.replacen("nimlab", &format!("nimlab --format {format}"), 1),
            ] {
                let output = run(&line, &folder);
                let error = String::from_utf8_lossy(&output.stderr).into_owned();
                let refusal = format!("'{format}' is not possible for '--format <FORMAT>'");
                assert_eq!(error.contains(&refusal), !offered.contains(&format), "{line}: {error}");
                if error.contains(&refusal) {
                    assert_eq!(output.status.code(), Some(2), "{line}");
                    assert!(offered.iter().all(|it| error.contains(it)), "{line}: {error}");
                }
            }
        }
    }
}

#[test]
fn the_version_is_told() {
    let version = concat!("nimlab ", env!("CARGO_PKG_VERSION"), "\n");
    assert_eq!(printed(&["--version"]), version);
    assert_eq!(printed(&["-V"]), version);
}
