//! Manual pages: there is one of every command, and `man` reads it.
//!
//! A program that is not there cannot be asked, and that is said; with `NIMLAB_NO_SKIP` set, it is a failure.
#![cfg(unix)]

use std::fs;
use std::process::Command;

use super::help::commands;
use crate::program::{folder, printed};

#[test]
fn there_is_a_manual_page_of_every_command() {
    let all = printed(&["man"]);
    for command in commands() {
        assert!(all.contains(&format!("nimlab\\-{command}(1)\n")), "{command}");
        let page = printed(&["man", &command]);
        for heading in "NAME|SYNOPSIS|DESCRIPTION|EXAMPLES|OPTIONS|\"EXIT STATUS\"".split('|') {
            assert!(page.contains(&format!(".SH {heading}\n")), "{heading} in {page}");
        }
        let example = page.split_once(".nf\n").unwrap().1.lines().next().unwrap();
        assert!(example.contains(&format!("nimlab {command}")), "{example}");
    }
}

/// What stands below a heading of a command's page, without fonts.
fn section(command: &str, heading: &str) -> String {
    let page = printed(&["man", command]);
    let (_, section) = page.split_once(&format!(".SH {heading}\n")).unwrap();
    let (section, _) = section.split_once("\n.SH").unwrap();
    let plain = ["\\fB", "\\fI", "\\fR"]
        .iter()
        .fold(section.to_owned(), |text, font| text.replace(font, ""));
    plain.replace("\\-", "-")
}

#[test]
fn a_page_names_what_is_typed() {
    for (command, synopsis) in [
        ("explain", "nimlab explain [OPTIONS] [BOARD]..."),
        ("gate", "nimlab gate [OPTIONS] [A B]..."),
        ("page", "nimlab page [OPTIONS] [BOARD]..."),
        ("play", "nimlab play [OPTIONS] [PLAYER]..."),
        ("grade", "nimlab grade [OPTIONS] <FILE|FOLDER>..."),
        ("practice", "nimlab practice [OPTIONS] [TOPIC|GAME]..."),
        ("completions", "nimlab completions [OPTIONS] <SHELL>"),
    ] {
        assert_eq!(section(command, "SYNOPSIS"), synopsis);
    }
    // Every option has there what the help says that it takes.
    for command in commands() {
        let synopsis = section(&command, "SYNOPSIS");
        assert!(synopsis.starts_with(&format!("nimlab {command} [OPTIONS]")), "{synopsis}");
        let listed = section(&command, "OPTIONS");
        let help = printed(&[&command, "--help"]);
        let (_, own) = help.split_once("\nOptions:\n").unwrap();
        // The options that every command takes have a section of their own, and so have the forms that only this one writes.
        let options = own
            .lines()
            .take_while(|line| !line.is_empty())
            .filter_map(|line| line.trim().strip_prefix("--"))
            .filter(|option| !option.starts_with("format "));
        for option in options {
            let option = format!("--{}", option.split("  ").next().unwrap());
            let is_listed =
                listed.lines().any(|line| line.split(" [default").next() == Some(&option));
            assert!(is_listed, "{option} in {listed}");
        }
    }
}

#[test]
fn man_reads_the_pages_without_complaint() {
    let untried = "man did not read what is printed for it";
    if !crate::support::heavy(untried) || !crate::support::runs("man", &["--version"], untried) {
        return;
    }
    let page = folder("manual").join("nimlab.1");
    for (words, expected) in [
        (&["man"][..], "nimlab"),
        (&["man", "explain"], "nimlab explain"),
        (&["man", "check"], "nimlab check"),
        // What a shell is to print stands there as it is to be typed.
        (&["man", "play"], "'board 5 4 5 2 3\\nAlice: 3, 2\\nBob: 1, 5\\n'"),
    ] {
        fs::write(&page, printed(words)).unwrap();
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
        assert!(read.contains("EXAMPLES") && read.contains(expected), "{read}");
    }
}
