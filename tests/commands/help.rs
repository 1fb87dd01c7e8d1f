//! Help, and finding one's way: commands in groups, examples that run, a guess at what was meant.
//!
//! Every example of every help text is run as it stands there, in the order in which the commands are listed, in a folder
//! that holds what the examples speak of: `nimlab play --seed 1 > game.txt` writes the game that the next one reviews.
#![cfg(unix)]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

const NIMLAB: &str = env!("CARGO_BIN_EXE_nimlab");

fn nimlab(words: &[&str]) -> Output {
    Command::new(NIMLAB)
        .args(words)
        .env_remove("CLICOLOR_FORCE")
        .output()
        .unwrap()
}

fn printed(words: &[&str]) -> String {
    let output = nimlab(words);
    assert_eq!(output.status.code(), Some(0), "{words:?}");
    String::from_utf8(output.stdout).unwrap()
}

fn refused(words: &[&str]) -> String {
    let output = nimlab(words);
    assert_eq!(output.status.code(), Some(2), "{words:?}");
    String::from_utf8(output.stderr).unwrap()
}

/// The commands, as the help lists them: a name after two spaces, then what it does.
fn commands() -> Vec<String> {
    let help = printed(&["--help"]);
    let (groups, _) = help.split_once("Options:").unwrap();
    let lines = groups.lines().filter_map(|line| line.strip_prefix("  "));
    let names = lines.filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()));
    names
        .map(|line| line.split(' ').next().unwrap().to_owned())
        .collect()
}

/// The commands that stand below "Examples:".
fn examples(help: &str) -> Vec<String> {
    let Some((_, examples)) = help.split_once("\nExamples:\n") else {
        return Vec::new();
    };
    let lines = examples.lines().map(|line| {
        line.strip_prefix("  ")
            .unwrap_or_else(|| panic!("{line:?} stands among the examples"))
    });
    lines.map(str::to_owned).collect()
}

/// A folder with a lesson, a list of questions, a filled-in worksheet, a lab file that is all right, the rules by which it is, and a folder
/// of hand-ins of both kinds.
fn folder() -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("help");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(folder.join("hand-ins")).unwrap();
    let sheet = printed(&["worksheet", "--seed", "7", "--key"]);
    fs::write(folder.join("sheet.md"), &sheet).unwrap();
    fs::write(folder.join("hand-ins/anna.md"), &sheet).unwrap();
    fs::write(
        folder.join("questions.txt"),
        "sum 5 4 3 2\nmove kayles 7 + nim 3 4\n",
    )
    .unwrap();
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
fn commands_stand_in_groups_with_an_example_each() {
    let help = printed(&["--help"]);
    for group in ["Explain", "Learn", "Check", "Play", "Set up"] {
        let heading = format!("\n{group}: for example nimlab ");
        assert!(help.contains(&heading), "{group} in {help}");
    }
    assert_eq!(help, printed(&["help"]));
    assert_eq!(help, printed(&["-h"]));
    assert!(
        help.lines().all(|line| line.chars().count() <= 80),
        "{help}"
    );
}

#[test]
fn every_command_stands_in_one_group() {
    let mut listed = commands();
    // The manual and the completions of fish are made from clap's own list.
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
    let folder = folder();
    let help = printed(&["--help"]);
    let in_groups = help
        .lines()
        .filter_map(|line| Some(line.split_once(": for example ")?.1.to_owned()));
    let mut all: Vec<String> = in_groups.collect();
    assert_eq!(all.len(), 5);
    for command in commands().iter().filter(|name| *name != "help") {
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
            "grade" | "merge" => has_python,
            // A program built without the page has none to write.
            "page" => cfg!(feature = "page"),
            // Gradescope runs no other programs.
            "gradescope" => cfg!(all(target_os = "linux", target_arch = "x86_64")),
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
        // The folder has hand-ins of both kinds, and who judges one of them says so. What to do in Gradescope is no result.
        let mut said = error.lines();
        assert!(
            example.starts_with("nimlab gradescope")
                || said.all(|line| line.starts_with("note: passed over: 1 file (hand-ins/")),
            "{example}: {error}"
        );
        // Nothing is said of a lesson in which nothing is wrong.
        if example.contains("--lint") {
            continue;
        }
        let file = example
            .rsplit_once(" > ")
            .map(|(_, file)| folder.join(file));
        let text = file.map_or(output.stdout, |file| fs::read(file).unwrap());
        assert!(!text.is_empty(), "{example}");
    }
}

/// What a command writes is what its help offers, what it takes, and what it expects where it is asked for another form.
#[test]
fn every_command_writes_the_formats_that_it_offers() {
    const FORMATS: [&str; 16] = [
        "text",
        "markdown",
        "html",
        "json",
        "certificate",
        "coq",
        "moodle",
        "gift",
        "qti",
        "csv",
        "junit",
        "gradescope",
        "classroom",
        "prairielearn",
        "coderunner",
        "autolab",
    ];
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("formats");
    fs::create_dir_all(&folder).unwrap();
    let words = |listed: &str| -> Vec<String> {
        let listed = listed.replace(" or ", ", ");
        listed.split(", ").map(str::to_owned).collect()
    };
    for command in commands().iter().filter(|name| *name != "help") {
        let help = printed(&[command, "--help"]);
        let help = help.split_whitespace().collect::<Vec<_>>().join(" ");
        let (_, offered) = help.split_once("The form of the result").unwrap();
        let (_, offered) = offered.split_once("[possible values: ").unwrap();
        let (offered, _) = offered.split_once(']').unwrap();
        let offered = words(offered);
        for format in FORMATS {
            let is_offered = offered.iter().any(|offered| offered == format);
            // With files that are not there: a form is taken or refused before anything is read.
            let example = &examples(&printed(&[command, "--help"]))[0];
            let example = example.split(" > ").next().unwrap();
            let output = run(&format!("{example} --format {format}"), &folder);
            let error = String::from_utf8_lossy(&output.stderr).into_owned();
            let is_for_files = error.contains(" is for files of answers, not for one answer");
            let refused = error.contains(&format!("--format {format} is only for nimlab"));
            assert_eq!(is_offered, !refused, "{command} {format}: {error}");
            if refused {
                assert_eq!(output.status.code(), Some(2), "{command} {format}");
                let (_, expected) = error.trim().rsplit_once(": expected ").unwrap();
                assert_eq!(words(expected), offered, "{command} {format}");
            }
            assert!(!is_for_files || command == "check", "{command}: {error}");
        }
        let error = run(&format!("nimlab {command} --format pdf"), &folder);
        let error = String::from_utf8(error.stderr).unwrap();
        let (_, expected) = error.trim().rsplit_once("expected one of ").unwrap();
        assert_eq!(words(expected), offered, "{command}");
    }
}

#[test]
fn the_version_is_told() {
    let version = concat!("nimlab ", env!("CARGO_PKG_VERSION"), "\n");
    assert_eq!(printed(&["--version"]), version);
    assert_eq!(printed(&["-V"]), version);
}

#[test]
fn a_guess_is_made_at_what_was_meant() {
    for (words, meant) in [
        (&["explian"][..], "'explain'"),
        (&["lessons"], "'lesson'"),
        (&["help", "explian"], "'explain'"),
        (&["man", "wroksheet"], "'worksheet'"),
        (&["practice", "binry"], "'binary'"),
        (&["worksheet", "misre"], "'misere'"),
        (&["lesson", "xor-gat"], "'xor-gate'"),
        (&["explain", "5", "--mve", "1,1"], "'--move'"),
        (&["explain", "5", "--stp"], "'--step'"),
        (&["explain", "5", "--format", "jsn"], "'json'"),
        (&["completions", "bsh"], "'bash'"),
        (&["check", "smu 5 4 3", "2"], "'sum'"),
        (&["check", "wnner 5 4 3", "wins"], "'winner'"),
    ] {
        let told = refused(words);
        assert!(told.contains(meant), "{words:?}: {told}");
    }
}

#[test]
fn what_is_like_no_command_gets_no_guess() {
    for words in [&["help", "photosynthesis"][..], &["photosynthesis"]] {
        let told = refused(words);
        assert!(
            told.contains("photosynthesis") && !told.contains("similar"),
            "{told}"
        );
    }
}
