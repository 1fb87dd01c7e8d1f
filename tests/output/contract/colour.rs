//! Who decides about colour: the flag, then `NO_COLOR`, then `CLICOLOR_FORCE`, then whether a terminal listens.

use super::nimlab;

/// What is set in the environment, what is typed, and whether there are colours then.
///
/// <https://no-color.org>: "when present and not an empty string".
const DECIDED: &str = "
                                   |                | no
                                   | --color auto   | no
TERM=xterm-256color                |                | no
                                   | --color always | yes
                                   | --color never  | no
TERM=dumb                          | --color always | yes
NO_COLOR=1                         | --color always | yes
CLICOLOR_FORCE=1                   | --color never  | no
CLICOLOR_FORCE=1                   |                | yes
CLICOLOR_FORCE=1                   | --color auto   | yes
CLICOLOR_FORCE=0                   |                | no
CLICOLOR_FORCE=                    |                | no
FORCE_COLOR=1                      |                | yes
FORCE_COLOR=0                      |                | no
FORCE_COLOR=                       |                | no
FORCE_COLOR=1 NO_COLOR=1           |                | no
NO_COLOR=1 CLICOLOR_FORCE=1        |                | no
NO_COLOR=0 CLICOLOR_FORCE=1        |                | no
NO_COLOR=yes CLICOLOR_FORCE=1      |                | no
NO_COLOR= CLICOLOR_FORCE=1         |                | yes
";

/// Of a result, of a message, and of a message about an option, none of which goes to a terminal.
#[test]
fn the_flag_and_the_environment_decide() {
    for line in DECIDED.trim_matches('\n').lines() {
        let cells: Vec<&str> = line.split('|').collect();
        let [environment, words] = [0, 1].map(|cell: usize| cells[cell].split_whitespace());
        let set: Vec<_> = environment.filter_map(|it| it.split_once('=')).collect();
        let words: Vec<&str> = words.collect();
        for request in ["explain 5 4", "explain fyve", "explain 5 --width x"] {
            let mut nimlab = nimlab();
            nimlab.args(request.split(' ')).args(&words).envs(set.clone());
            let output = nimlab.output().expect("the program starts");
            let written = [output.stdout, output.stderr].concat();
            assert!(!written.is_empty());
            let is_coloured = written.contains(&0x1b);
            assert_eq!(is_coloured, cells[2].trim() == "yes", "{line}: {request}");
        }
    }
}

#[test]
fn other_formats_are_never_coloured() {
    for format in ["markdown", "html", "json"] {
        let output = nimlab()
            .args(["explain", "5", "4", "--color", "always", "--format", format])
            .output()
            .expect("the program starts");
        assert!(!output.stdout.is_empty() && !output.stdout.contains(&0x1b));
    }
}

/// Words have colours of the terminal's own palette, and one cell of a table may be filled; nothing else is.
#[test]
fn only_a_marked_cell_is_filled() {
    for words in [
        "explain 18 6 3 20 9",
        "explain 5 4 3 --move 1,1",
        "explain kayles 7 + nim 3 4",
        "check sum(5,4,3,2,1) 15",
        "moves 5 4 3",
        "games subtract:1,2,3",
        "gate",
        "group 5",
        "lesson 6",
        "help explain",
        "explian 5 4",
    ] {
        let request = words.split(' ').chain(["--color", "always", "--depth", "3"]);
        let request: Vec<String> =
            request.map(|word| word.replace(['(', ','], " ").replace(')', "")).collect();
        let output = nimlab().args(&request).output().expect("the program starts");
        let seen = String::from_utf8([output.stdout, output.stderr].concat());
        let seen = seen.expect("results are text");
        assert!(seen.contains('\u{1b}'), "{request:?} is not coloured");
        let codes = seen.split("\u{1b}[").skip(1).filter_map(|rest| rest.split_once('m'));
        for (codes, words) in codes {
            let is_marked = codes == "30;43" && words.starts_with(['[', ' ', '1']);
            let is_of_words = |code: &str| {
                matches!(code, "0" | "1" | "2" | "3" | "4" | "31" | "32" | "33" | "36")
            };
            assert!(is_marked || codes.split(';').all(is_of_words), "{codes} in {request:?}");
        }
    }
}

/// A term or a heading of several words is one piece: its line and its weight do not end at each space, nor at a number.
#[test]
fn what_is_stressed_is_stressed_whole() {
    let written = |words: &[&str]| {
        let output = nimlab().args(words).args(["--color", "always"]).output();
        String::from_utf8(output.expect("the program starts").stdout).expect("results are text")
    };
    let group = written(&["group", "4"]);
    assert!(group.contains("\u{1b}[1;4mneutral element\u{1b}[0m"), "{group}");
    let explained = written(&["explain", "5", "4", "3"]);
    let heading = "Write each row in binary and count the 1s in each column";
    assert!(explained.contains(&format!("{heading}\u{1b}[0m")), "{explained}");
}
