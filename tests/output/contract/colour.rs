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

/// What a colour of the cube of 256 is worth, as the contrast of the guidelines for the web (WCAG 2) reckons it.
fn luminance(colour: u8) -> f64 {
    let cube = |step: u8| {
        if step == 0 { 0.0 } else { 55.0 + 40.0 * f64::from(step) }
    };
    let [red, green, blue] = match colour {
        16..=231 => [(colour - 16) / 36, (colour - 16) / 6 % 6, (colour - 16) % 6].map(cube),
        232.. => [8.0 + 10.0 * f64::from(colour - 232); 3],
        _ => panic!("{colour} is of the palette, which every terminal has otherwise"),
    };
    let linear = |value: f64| {
        let value = value / 255.0;
        if value <= 0.03928 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/// Words have the terminal's own colour, or stand on a ground of their own with a contrast of 4.5.
#[test]
fn every_word_can_be_read_in_every_scheme() {
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
        for codes in seen.split("\u{1b}[").skip(1).filter_map(|rest| rest.split_once('m')) {
            let mut codes = codes.0.split(';').map(|code| code.parse::<u8>().unwrap());
            let [mut words, mut ground] = [None, None];
            while let Some(code) = codes.next() {
                match code {
                    0 | 1 | 3 | 4 => {}
                    38 | 48 => {
                        assert_eq!(codes.next(), Some(5), "{request:?}");
                        let colour = if code == 38 { &mut words } else { &mut ground };
                        *colour = codes.next();
                    }
                    other => panic!("{other} hangs on the palette: {request:?}"),
                }
            }
            let [words, ground] = [words, ground].map(|colour| colour.map(luminance));
            assert_eq!(words.is_some(), ground.is_some(), "{request:?}");
            if let (Some(words), Some(ground)) = (words, ground) {
                let contrast = (words.max(ground) + 0.05) / (words.min(ground) + 0.05);
                assert!(contrast >= 4.5, "{contrast} in {request:?}");
            }
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
    let heading = "Split each row into groups and pair equal ones: a 2 is left alone";
    assert!(explained.contains(&format!("{heading}\u{1b}[0m")), "{explained}");
}
