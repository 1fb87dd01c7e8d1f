//! Help: its first page, the formats that a command offers, examples that run.
//!
//! Every example of every help text is run as it stands there, in the order in which the commands are listed, in a folder
//! that holds what the examples speak of: `nimlab play --seed 1 > game.txt` writes the game that the next one reviews.
#![cfg(unix)]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use crate::program::{self, printed};

const NIMLAB: &str = env!("CARGO_BIN_EXE_nimlab");

/// All commands: those of every day, each on a line of its own in the help, and the others.
fn commands() -> Vec<String> {
    let help = printed(&["--help"]);
    let (_, listed) = help.split_once("Explain:\n").unwrap();
    let (of_every_day, others) = listed.split_once("More:\n").unwrap();
    let of_every_day =
        of_every_day.lines().filter_map(|line| line.strip_prefix("  ")?.split("  ").next());
    let others = others.split("\n\n").next().unwrap().split([',', ' ', '\n']);
    let others = others.filter(|name| !name.is_empty() && *name != "help");
    of_every_day.chain(others).map(str::to_owned).collect()
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
fn the_first_page_is_short() {
    let help = printed(&["--help"]);
    assert!(help.lines().count() <= 40, "{help}");
    assert!(help.lines().all(|line| line.chars().count() <= 90), "{help}");
    for same in [&["-h"][..], &["help"]] {
        assert_eq!(help, printed(same));
    }
}

/// A command's help is the same wherever it is asked for, has examples of that command, and offers the formats that it takes.
#[test]
fn the_help_of_a_command_is_what_it_takes() {
    const FORMATS: &str = "text markdown html json moodle csv gradescope pdf";
    let commands = commands();
    assert!(commands.len() > 15, "{commands:?}");
    for command in &commands {
        let help = printed(&[command, "--help"]);
        assert_eq!(help, printed(&["help", command]), "{command}");
        assert_eq!(help, printed(&[command, "-h"]), "{command}");
        assert!(printed(&[command, "--help", "--ascii"]).is_ascii(), "{command}");
        let examples = examples(&help);
        let is_of_command = |line: &String| line.contains(&format!("nimlab {command}"));
        assert!(!examples.is_empty() && examples.iter().all(is_of_command), "{examples:?}");
        let help = help.split_whitespace().collect::<Vec<_>>().join(" ");
        let offered = help.split_once("Output format [possible values: ").map_or("text", |it| it.1);
        let offered: Vec<&str> = offered.split(']').next().unwrap().split(", ").collect();
        for format in FORMATS.split(' ') {
            // A width that is none stops what takes the format, so that nothing is carried out.
            let words = ["--format", format, "--width", "none"];
            let (code, _, said) = program::run(&[&[&**command], &words[..]].concat(), "");
            let refusal = format!("'{format}' is not possible for '--format <FORMAT>'");
            let is_offered = offered.contains(&format);
            assert_eq!((code, said.contains(&refusal)), (2, !is_offered), "{command}: {said}");
            let names_all = offered.iter().all(|it| said.contains(it));
            assert!(is_offered || names_all, "{command}: {said}");
        }
    }
}

#[test]
fn the_examples_run() {
    let has_python = crate::support::runs("python3", &["--version"], "no example of grade was run");
    let folder = folder("the_examples_run");
    let commands = commands().into_iter().filter(|command| has_python || command != "grade");
    let all = commands.flat_map(|command| examples(&printed(&[&command, "--help"])));
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
                || line.starts_with("note: nothing to mend")
        };
        assert!(example.contains("--gradescope") || said.all(is_known), "{example}: {error}");
        // A lesson in which nothing is wrong has no findings; an autograder and sheets in a folder are files.
        let writes_files = example.contains("--gradescope") || example.contains("--output sheets");
        if example.contains("--lint") || writes_files {
            continue;
        }
        let file = example.rsplit_once(" > ").map(|(_, file)| folder.join(file));
        let text = file.map_or(output.stdout, |file| fs::read(file).unwrap());
        assert!(!text.is_empty(), "{example}");
    }
}

#[test]
fn the_version_is_told() {
    let version = concat!("nimlab ", env!("CARGO_PKG_VERSION"), "\n");
    assert_eq!(printed(&["--version"]), version);
    assert_eq!(printed(&["-V"]), version);
}
