//! Linear text can be read on a line of Braille: liblouis, which many screen readers use, knows every sign in it.
//!
//! The table is Unified English Braille, uncontracted. A sign that it does not know is written by its code behind a
//! backslash of computer Braille, as `9 ⊕ 10` shows.

use std::io::Write;
use std::process::{Command, Stdio};

use crate::program::run;
use crate::support::{heavy, runs};
use nimlab::lesson::{BUILT_IN, name_of};
use nimlab::question::{Generator, Level, Topic};

/// What stands before the code of an unknown sign.
const UNKNOWN: char = '⡳';

fn in_braille(text: &str) -> String {
    let mut liblouis = Command::new("lou_translate")
        .args(["--forward", "unicode.dis,en-ueb-g1.ctb"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("liblouis starts");
    let mut input = liblouis.stdin.take().expect("it is piped");
    // To liblouis a backslash begins an escape, unless it is doubled.
    let text = text.replace('\\', r"\\");
    let writer = std::thread::spawn(move || input.write_all(text.as_bytes()));
    let output = liblouis.wait_with_output().expect("liblouis answers");
    writer.join().unwrap().expect("liblouis reads");
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).unwrap()
}

/// What nimlab says with these words. It may end with any code: the answers that are checked here are wrong.
fn told(words: &[&str]) -> String {
    let (_, printed, said) = run(&[words, &["--linear"]].concat(), "");
    assert_eq!(said, "", "{words:?}");
    printed
}

#[test]
fn every_sign_is_known() {
    const UNTRIED: &str = "no linear text was written in Braille";
    if !heavy(UNTRIED) || !runs("lou_translate", &["--version"], UNTRIED) {
        return;
    }
    assert!(in_braille("9 ⊕ 10").contains(UNKNOWN), "an unknown sign is seen");
    let lessons = BUILT_IN.iter().map(|(file, _)| name_of(file));
    let mut texts: Vec<String> = lessons.map(|lesson| told(&["lesson", lesson, "--key"])).collect();
    let mut generator = Generator::new(1);
    for topic in Topic::all() {
        let question = generator.question(topic, Level::FIRST.up()).to_string();
        texts.push(told(&question.split(' ').collect::<Vec<_>>()));
        texts.push(told(&["check", &question, "5"]));
    }
    for words in ["group 8", "moves 5 4 3", "values octal:0.77"] {
        texts.push(told(&words.split(' ').collect::<Vec<_>>()));
    }
    for text in texts {
        let braille = in_braille(&text);
        let lines = text.lines().zip(braille.lines());
        for (line, braille) in lines {
            assert!(!braille.contains(UNKNOWN), "{line}\n{braille}");
        }
        assert_eq!(text.lines().count(), braille.lines().count(), "{text}");
    }
}
