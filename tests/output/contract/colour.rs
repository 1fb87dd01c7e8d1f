//! Who decides about colour: the flag, then `NO_COLOR`, then `CLICOLOR_FORCE`, then whether a terminal listens.

use super::nimlab;

/// Whether a result and a message are coloured under this environment and these words, neither going to a terminal.
fn coloured(environment: &[(&str, &str)], words: &[&str]) -> [bool; 2] {
    let output_of = |request: &[&str]| {
        nimlab()
            .args(request)
            .args(words)
            .envs(environment.iter().copied())
            .output()
            .expect("the program starts")
    };
    let result = output_of(&["explain", "5", "4"]).stdout;
    let message = output_of(&["explain", "fyve"]).stderr;
    assert!(!result.is_empty() && !message.is_empty());
    [result.contains(&0x1b), message.contains(&0x1b)]
}

const YES: [bool; 2] = [true; 2];
const NO: [bool; 2] = [false; 2];

#[test]
fn a_pipe_is_not_coloured() {
    assert_eq!(coloured(&[], &[]), NO);
    assert_eq!(coloured(&[], &["--color", "auto"]), NO);
    assert_eq!(coloured(&[("TERM", "xterm-256color")], &[]), NO);
}

#[test]
fn the_flag_is_obeyed() {
    assert_eq!(coloured(&[], &["--color", "always"]), YES);
    assert_eq!(coloured(&[], &["--color", "never"]), NO);
    assert_eq!(coloured(&[("TERM", "dumb")], &["--color", "always"]), YES);
}

#[test]
fn the_flag_comes_before_the_environment() {
    assert_eq!(coloured(&[("NO_COLOR", "1")], &["--color", "always"]), YES);
    assert_eq!(
        coloured(&[("CLICOLOR_FORCE", "1")], &["--color", "never"]),
        NO
    );
}

#[test]
fn clicolor_force_colours_a_pipe() {
    assert_eq!(coloured(&[("CLICOLOR_FORCE", "1")], &[]), YES);
    assert_eq!(
        coloured(&[("CLICOLOR_FORCE", "1")], &["--color", "auto"]),
        YES
    );
}

#[test]
fn zero_and_nothing_force_nothing() {
    for variable in ["CLICOLOR_FORCE", "FORCE_COLOR"] {
        for value in ["0", ""] {
            assert_eq!(coloured(&[(variable, value)], &[]), NO, "{variable}");
        }
        assert_eq!(coloured(&[(variable, "1")], &[]), YES, "{variable}");
        assert_eq!(coloured(&[(variable, "1"), ("NO_COLOR", "1")], &[]), NO);
    }
}

#[test]
fn no_color_comes_before_clicolor_force() {
    for value in ["1", "0", "yes"] {
        assert_eq!(
            coloured(&[("NO_COLOR", value), ("CLICOLOR_FORCE", "1")], &[]),
            NO
        );
    }
}

#[test]
fn an_empty_no_color_says_nothing() {
    // https://no-color.org: "when present and not an empty string".
    assert_eq!(
        coloured(&[("NO_COLOR", ""), ("CLICOLOR_FORCE", "1")], &[]),
        YES
    );
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

#[test]
fn messages_about_options_obey_the_same_rules() {
    let coloured = |environment: &[(&str, &str)], words: &[&str]| {
        let output = nimlab()
            .args(words)
            .args(["explain", "5", "--width", "x"])
            .envs(environment.iter().copied())
            .output()
            .expect("the program starts");
        assert_eq!(output.status.code(), Some(2));
        output.stderr.contains(&0x1b)
    };
    let forced = [("CLICOLOR_FORCE", "1")];
    assert!(!coloured(&[], &[]));
    assert!(coloured(&forced, &[]));
    assert!(!coloured(&forced, &["--color", "never"]));
    assert!(coloured(&[], &["--color", "always"]));
}

#[test]
fn colour_adds_nothing_to_read() {
    let written = |when: &str| {
        let output = nimlab()
            .args(["explain", "18", "6", "3", "20", "9", "--color", when])
            .output()
            .expect("the program starts");
        String::from_utf8(output.stdout).expect("results are text")
    };
    let stripped = anstream::adapter::strip_str(&written("always")).to_string();
    assert_eq!(stripped, written("never"));
}

/// What a colour of the cube of 256 is worth, as the contrast of the guidelines for the web (WCAG 2) reckons it.
fn luminance(colour: u8) -> f64 {
    let cube = |step: u8| {
        if step == 0 {
            0.0
        } else {
            55.0 + 40.0 * f64::from(step)
        }
    };
    let [red, green, blue] = match colour {
        16..=231 => [(colour - 16) / 36, (colour - 16) / 6 % 6, (colour - 16) % 6].map(cube),
        232.. => [8.0 + 10.0 * f64::from(colour - 232); 3],
        _ => panic!("{colour} is of the palette, which every terminal has otherwise"),
    };
    let linear = |value: f64| {
        let value = value / 255.0;
        if value <= 0.03928 {
            value / 12.92
        } else {
            ((value + 0.055) / 1.055).powf(2.4)
        }
    };
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/// Words have the terminal's own colour, or stand on a ground of their own with a contrast of 4.5.
#[test]
fn every_word_can_be_read_in_every_scheme() {
    for words in [
        "explain 18 6 3 20 9",
        "explain 5 4 3 --move 1,1",
        "explain lasker 7 + nim 3 4",
        "check sum(5,4,3,2,1) 15",
        "moves 5 4 3",
        "values kayles",
        "gate",
        "group 5",
        "lesson 6",
        "help explain",
        "explian 5 4",
    ] {
        let request = words
            .split(' ')
            .chain(["--color", "always", "--depth", "3"]);
        let request: Vec<String> = request
            .map(|word| word.replace(['(', ','], " ").replace(')', ""))
            .collect();
        let output = nimlab()
            .args(&request)
            .output()
            .expect("the program starts");
        let seen = String::from_utf8([output.stdout, output.stderr].concat());
        let seen = seen.expect("results are text");
        assert!(seen.contains('\u{1b}'), "{request:?} is not coloured");
        for codes in seen
            .split("\u{1b}[")
            .skip(1)
            .filter_map(|rest| rest.split_once('m'))
        {
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
    let explained = written(&["explain", "5", "4", "3", "--names", "standard"]);
    assert!(
        explained.contains("\u{1b}[1;4man N-position\u{1b}[0m"),
        "{explained}"
    );
    let heading = "Split each row into groups and pair equal ones: a 2 is left alone";
    assert!(
        explained.contains(&format!("{heading}\u{1b}[0m")),
        "{explained}"
    );
}
