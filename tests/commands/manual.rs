//! Manual pages: there is one of every command, and `man` reads it.
//!
//! A program that is not there cannot be asked, and that is said; with `NIMLAB_NO_SKIP` set, it is a failure.
#![cfg(unix)]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

fn printed(words: &[&str]) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_nimlab"))
        .args(words)
        // Nothing of the user's own is needed, and no terminal.
        .env_clear()
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(0), "{words:?}");
    assert!(output.stderr.is_empty(), "{words:?}");
    String::from_utf8(output.stdout).unwrap()
}

fn file(name: &str, text: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("manual");
    fs::create_dir_all(&folder).unwrap();
    let file = folder.join(name);
    fs::write(&file, text).unwrap();
    file
}

/// The commands that a manual page can be about.
fn commands() -> Vec<String> {
    let page = printed(&["man"]);
    let lines = page
        .lines()
        .filter_map(|line| line.strip_prefix("\\fBnimlab "));
    let names = lines.filter_map(|line| line.strip_suffix("\\fR"));
    names
        .filter(|name| name.bytes().all(|byte| byte.is_ascii_lowercase()))
        .map(str::to_owned)
        .collect()
}

#[test]
fn there_is_a_manual_page_of_every_command() {
    let commands = commands();
    assert!(commands.len() > 20, "{commands:?}");
    for command in &commands {
        let page = printed(&["man", command]);
        for heading in [
            "NAME",
            "SYNOPSIS",
            "DESCRIPTION",
            "EXAMPLES",
            "OPTIONS",
            "EXIT STATUS",
        ] {
            let heading = if heading.contains(' ') {
                format!(".SH \"{heading}\"")
            } else {
                format!(".SH {heading}")
            };
            assert!(page.contains(&heading), "{heading} in {page}");
        }
        let example = page.split_once(".nf\n").unwrap().1.lines().next().unwrap();
        assert!(example.contains(&format!("nimlab {command}")), "{example}");
    }
}

/// What a manual page says may be typed.
fn synopsis(command: &str) -> String {
    let page = printed(&["man", command]);
    let (_, synopsis) = page.split_once(".SH SYNOPSIS\n").unwrap();
    let (synopsis, _) = synopsis.split_once("\n.SH").unwrap();
    let plain = ["\\fB", "\\fI", "\\fR"]
        .iter()
        .fold(synopsis.to_owned(), |text, font| text.replace(font, ""));
    plain.replace("\\-", "-")
}

#[test]
fn a_synopsis_names_what_is_typed() {
    for (command, words) in [
        ("explain", "nimlab explain BOARD ["),
        ("gate", "nimlab gate [A B] ["),
        ("board", "nimlab board BOARD [--move ROW,COUNT]... ["),
        ("page", "nimlab page [BOARD] ["),
        ("play", "nimlab play [PLAYER] [PLAYER] [--board BOARD] ["),
        ("grade", "nimlab grade FILE|FOLDER... ["),
        (
            "practice",
            "nimlab practice [TOPIC]... [--misere] [--count N] [",
        ),
        ("completions", "nimlab completions SHELL [OPTION]..."),
    ] {
        let synopsis = synopsis(command);
        assert!(synopsis.starts_with(words), "{synopsis}");
    }
    // Every option has there what the help says that it takes.
    for command in commands() {
        let synopsis = synopsis(&command);
        assert!(synopsis.ends_with(" [OPTION]..."), "{synopsis}");
        let help = printed(&[&command, "--help"]);
        let (_, own) = help.split_once("\nOptions:\n").unwrap();
        // The options that every command takes have a section of their own, and so have the forms that only this one writes.
        let options = own
            .lines()
            .take_while(|line| !line.is_empty())
            .filter_map(|line| line.trim().strip_prefix("--"))
            .filter(|option| !option.starts_with("format "));
        for option in options {
            let option = option.split("  ").next().unwrap().replace(['<', '>'], "");
            let option = format!(" [--{}]", option.trim_end_matches("..."));
            assert!(synopsis.contains(&option), "{option} in {synopsis}");
        }
    }
}

#[test]
fn man_reads_the_pages_without_complaint() {
    let untried = "man did not read what is printed for it";
    if !crate::support::heavy(untried) || !crate::support::runs("man", &["--version"], untried) {
        return;
    }
    for command in [None, Some("explain"), Some("check"), Some("play")] {
        let words: Vec<&str> = ["man"].into_iter().chain(command).collect();
        let page = file("nimlab.1", &printed(&words));
        let output = Command::new("man")
            .args(["--warnings", "--local-file"])
            .arg(&page)
            .env("MANWIDTH", "80")
            .env("LC_ALL", "C.UTF-8")
            .output()
            .unwrap();
        let error = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(output.status.success() && error.is_empty(), "{error}");
        let read = String::from_utf8(output.stdout).unwrap();
        assert!(
            read.contains("EXAMPLES") && read.contains(&words.join(" ").replace("man", "nimlab")),
            "{read}"
        );
    }
    // What a shell is to print stands there as it is to be typed.
    let page = file("nimlab-play.1", &printed(&["man", "play"]));
    let read = Command::new("man")
        .args(["--local-file"])
        .arg(page)
        .output()
        .unwrap();
    let read = String::from_utf8_lossy(&read.stdout).into_owned();
    assert!(
        read.contains("'board 5 4 5 2 3\\nAlice: 3, 2\\nBob: 1, 5\\n'"),
        "{read}"
    );
}
