//! Rules that cannot be meant: exit code 2, the line, and what was expected.

use std::fs;

use crate::lab::folder;
use crate::nimlab_in;

const WRONG: &[(&str, &[&str])] = &[
    (
        "title = 'x'\npionts = 3",
        &["line 2: `pionts = 3`", "`functions`"],
    ),
    (
        "functions = ['nim_sum', 'nim_smu']",
        &["line 1", "`nim_smu`", "numeral_binary"],
    ),
    ("\n\n[points]\nnim_smu = 3", &["line 4", "`nim_smu`"]),
    (
        "functions = ['nim_sum']\n[points]\nis_human = 3",
        &["is_human", "not among"],
    ),
    (
        "[points]\nnim_sum = 'x'",
        &["line 2: `nim_sum = 'x'`", "0 or more", "has nim_sum = 10"],
    ),
    ("roster = 3", &["line 1: `roster = 3`", "has roster = \""]),
    ("[points", &["line 1: `[points`", "expected `]`"]),
    (
        "seed = 2\nfunctions = [\n  'nim_sum',\n  'nim_smu',\n]",
        &["line 2: `functions = [`", "unknown function `nim_smu`"],
    ),
    ("functions = []", &["at least one"]),
    ("max_points = -3", &["line 1", "0 or more"]),
    ("max_points = 0.001", &["line 1", "two places"]),
    ("max_points = 0", &["no points"]),
    ("round_to = 0", &["round_to", "0.5"]),
    (
        "names = 'mine'",
        &["line 1: `names = 'mine'`", "`standard`"],
    ),
    (
        "gate_needs_if = 'yes'",
        &[
            "line 1: `gate_needs_if = 'yes'`",
            "has gate_needs_if = true",
        ],
    ),
    (
        "right_once_helpers_are = 'half'",
        &["line 1", "\"full\"", "fraction"],
    ),
    ("right_once_helpers_are = 1.5", &["line 1", "from 0 to 1"]),
    ("seed = -1", &["line 1: `seed = -1`", "0 or more"]),
    ("timeout = 0", &["line 1", "from 1 to 3600"]),
    (
        "title = ",
        &["line 1: `title =`", "has title = \"The lab: Nim\""],
    ),
    ("title", &["line 1: `title`", "has title = \""]),
    (
        "title = 7",
        &["line 1: `title = 7`", "string", "has title = \""],
    ),
    (
        "title = 'a'\ntitle = 'b'",
        &["line 2: `title = 'b'`", "duplicate"],
    ),
    (
        "[[calls]]\ncall = 'nim_sum([1'\nvalue = '1'",
        &["line 1", "cannot be read"],
    ),
    (
        "[[calls]]\ncall = 'nim_sum([1])'\nvalue = 'x'",
        &["line 1", "`x`"],
    ),
    (
        "[[calls]]\ncall = 'nim_sum([1], 2)'\nvalue = '1'",
        &["nim_sum(board)"],
    ),
    (
        "[[calls]]\ncall = 'optimal_move([1])'\nvalue = '(1, 1)'",
        &["more than one right value"],
    ),
    (
        "[[calls]]\ncall = 'sum([1])'\nvalue = '1'",
        &["unknown function `sum`"],
    ),
    (
        "[[calls]]\ncall = 'nim_sum([1])'",
        &["line 1: `[[calls]]`", "`value`"],
    ),
    (
        "[[calls]]\ncall = 'nim_sum([1])'\nvalue = '1'\nof = 2",
        &["line 4: `of = 2`", "`call`, `value`, `differs`"],
    ),
];

#[test]
fn what_cannot_be_meant_is_refused_with_its_line() {
    let folder = folder("refused");
    for (text, told) in WRONG {
        fs::write(folder.join("lab.toml"), text).unwrap();
        for command in [
            &["lab", "--lab", "lab.toml"][..],
            &["grade", "--lab", "lab.toml", "x.py"],
        ] {
            let output = nimlab_in(&folder, command);
            let error = String::from_utf8(output.stderr).unwrap();
            assert_eq!(output.status.code(), Some(2), "{text}: {error}");
            assert!(output.stdout.is_empty(), "{text}");
            assert!(error.contains("lab.toml"), "{error}");
            for words in *told {
                assert!(error.contains(words), "{text}: {words:?} is not in {error}");
            }
        }
    }
}

#[test]
fn a_file_that_is_not_there_and_functions_that_are_not_set_are_named() {
    let folder = folder("missing");
    fs::write(folder.join("lab.toml"), "functions = ['nim_sum']").unwrap();
    for (words, told) in [
        (&["lab", "--lab", "no.toml"][..], "no.toml"),
        (&["grade", "x.py", "--only", "nim_smu"], "nim_smu"),
        (
            &["grade", "x.py", "--lab", "lab.toml", "--only", "is_human"],
            "none of --only is_human is set: expected some of nim_sum",
        ),
        (&["lab", "--starter", "--config"], "--config"),
        (
            &["lab", "--starter", "--format", "json"],
            "--format json is not for nimlab lab --starter, whose file has a form of its own: expected text",
        ),
        (
            &["lab", "--config", "--format", "html"],
            "--format html is not for nimlab lab --config",
        ),
    ] {
        let output = nimlab_in(&folder, words);
        assert_eq!(output.status.code(), Some(2), "{words:?}");
        let error = String::from_utf8(output.stderr).unwrap();
        assert!(error.contains(told), "{error}");
    }
}
