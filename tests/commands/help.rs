//! Help, and finding one's way: commands in groups, examples that run, a guess at what was meant.
//!
//! Every example of every help text is run as it stands there, in the order in which the commands are listed, in a folder
//! that holds what the examples speak of: `nimlab play --seed 1 > game.txt` writes the game that the next one reviews.
#![cfg(unix)]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use nimlab::question::Kind;

use crate::program;
use crate::program::printed;

const NIMLAB: &str = env!("CARGO_BIN_EXE_nimlab");

/// The lines of a help text between a heading and the next empty line.
fn below<'a>(help: &'a str, heading: &str) -> Vec<&'a str> {
    let (_, below) = help.split_once(&format!("{heading}\n")).unwrap();
    below.lines().take_while(|line| !line.is_empty()).collect()
}

/// The examples of what is done every day, as the help begins with them.
fn every_day() -> Vec<String> {
    let help = printed(&["--help"]);
    let lines = below(&help, "Every day:").into_iter();
    let examples = lines.map(|line| line.trim().split("  ").next().unwrap());
    examples.map(str::to_owned).collect()
}

/// The commands, as the help lists them: those of every day in their examples, the others by their names alone.
pub fn commands() -> Vec<String> {
    let of_examples = every_day();
    let of_every_day = of_examples.iter().map(|example| example.split(' ').nth(1).unwrap());
    let help = printed(&["--help"]);
    let lines = below(&help, "Other commands:");
    let names: Vec<&str> = lines.iter().map(|line| &line["  Questions  ".len()..]).collect();
    let names = names.join(" ");
    let others = names.split([',', ' ']).filter(|name| !name.is_empty());
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
fn help_begins_with_what_is_done_every_day() {
    let help = printed(&["--help"]);
    assert!(help.lines().count() <= 40, "{help}");
    let every_day = every_day();
    assert_eq!(every_day.len(), 8, "{every_day:?}");
    assert!(every_day.iter().all(|example| example.starts_with("nimlab ")), "{every_day:?}");
    assert_eq!(help, printed(&["help"]));
    let short = printed(&["-h"]);
    assert!(short.lines().count() <= 20, "{short}");
    for example in &every_day {
        assert!(short.contains(example), "{example}");
    }
}

#[test]
fn every_question_stands_on_the_page_of_questions() {
    let page = printed(&["help", "questions"]);
    for kind in Kind::asked().map(Kind::word) {
        assert!(page.contains(&format!("\n  nimlab {kind}")), "{kind} in {page}");
    }
    let folder = folder("every_question_stands_on_the_page_of_questions");
    for line in page.lines().filter(|line| line.starts_with("  nimlab ")) {
        let example = line.trim().split("  ").next().unwrap();
        let output = run(example, &folder);
        assert_eq!(output.status.code(), Some(0), "{example}");
    }
}

/// However wide it is, no line of a help text is wider, nothing is lost, and it is the same wherever it is asked for.
#[test]
fn help_is_as_wide_as_it_is_asked_to_be() {
    let words = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    for command in commands() {
        let whole = words(&printed(&[&command, "--help", "--width", "100"]));
        for width in ["40", "60", "80"] {
            let help = printed(&["help", &command, "--width", width]);
            assert_eq!(help, printed(&["--width", width, &command, "--help"]), "{command}");
            assert_eq!(words(&help), whole, "{command} at {width}");
            // What is to be typed stays on one line.
            let of_prose = help.lines().filter(|line| {
                !["  nimlab ", "  printf ", "Usage: "].iter().any(|start| line.starts_with(start))
            });
            for line in of_prose {
                assert!(line.chars().count() <= width.parse().unwrap(), "{command}: {line}");
            }
        }
        let (short, long) = (printed(&[&command, "-h"]), printed(&[&command, "--help"]));
        assert!(short.lines().count() < long.lines().count(), "{command}");
    }
    for subject in [&["help"][..], &["help", "questions"], &["-h"]] {
        for width in ["40", "60", "80", "100"] {
            let help = printed(&[subject, &["--width", width]].concat());
            for line in help.lines() {
                assert!(line.chars().count() <= width.parse().unwrap(), "{subject:?}: {line}");
            }
            let plain = printed(&[subject, &["--width", width, "--ascii"]].concat());
            assert!(plain.is_ascii(), "{plain}");
        }
    }
}

#[test]
fn every_command_stands_in_one_group() {
    let mut listed = commands();
    // The completions of fish are made from clap's own list.
    let script = printed(&["completions", "fish"]);
    let known = script.lines().filter_map(|line| {
        let (_, after) = line.split_once("__fish_nimlab_needs_command\" -f -a \"")?;
        after.split('"').next()
    });
    let mut known: Vec<String> = known.map(str::to_owned).collect();
    listed.sort();
    known.sort();
    assert_eq!(listed, known);
    assert!(listed.len() > 20, "{listed:?}");
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
        // Nothing is said of a lesson in which nothing is wrong.
        if example.contains("--lint") {
            continue;
        }
        let file = example.rsplit_once(" > ").map(|(_, file)| folder.join(file));
        let text = file.map_or(output.stdout, |file| fs::read(file).unwrap());
        assert!(!text.is_empty(), "{example}");
    }
}

/// What a command writes is what its help offers, what it takes, and what it expects where it is asked for another form.
#[test]
fn every_command_writes_the_formats_that_it_offers() {
    const FORMATS: &str = "text markdown html json certificate moodle csv gradescope pdf";
    let folder = program::folder("formats");
    let words = |listed: &str| -> Vec<String> {
        let listed = listed.replace(" or ", ", ");
        listed.split(", ").map(str::to_owned).collect()
    };
    let possible = |told: &str| {
        let (_, values) = told.split_once("[possible values: ").unwrap();
        words(values.split(']').next().unwrap())
    };
    for command in commands() {
        let help = |words: &[&str]| {
            let help = printed(words);
            let help = help.split_whitespace().collect::<Vec<_>>().join(" ");
            let (_, told) = help.split_once("The form of the result")?;
            Some(told.to_owned())
        };
        let offered = if let Some(told) = help(&[&command, "--help"]) {
            possible(&told)
        } else {
            let told = help(&["--help"]).unwrap();
            let (offered, _) = told.split_once(" --color").unwrap();
            words(offered.trim_start_matches(": "))
        };
        // With files that are not there: a form is taken or refused before anything is read.
        let example = &examples(&printed(&[&command, "--help"]))[0];
        let example = example.split(" > ").next().unwrap();
        for format in FORMATS.split(' ') {
            let behind = format!("{example} --format {format}");
            let in_front = example.replacen("nimlab", &format!("nimlab --format {format}"), 1);
            // In front of the command, one is tried that few commands write.
            for line in [behind, in_front].iter().take(1 + usize::from(format == "csv")) {
                let output = run(line, &folder);
                let error = String::from_utf8_lossy(&output.stderr).into_owned();
                let is_refused = error.contains(&format!("invalid value '{format}' for '--format"));
                let is_offered = offered.iter().any(|offered| offered == format);
                assert_eq!(is_offered, !is_refused, "{line}: {error}");
                if is_refused {
                    assert_eq!(output.status.code(), Some(2), "{line}");
                    assert_eq!(possible(&error), offered, "{line}");
                }
                let is_for_files = error.contains(" is for files of answers, not for one answer");
                assert!(!is_for_files || command == "check", "{line}: {error}");
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
