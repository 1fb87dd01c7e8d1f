//! Options with values that they do not take.

use super::refused::Refused;

/// Words that are no whole number of anything.
const NO_COUNTS: [&str; 10] = [
    "word",
    "-1",
    "+",
    "1.5",
    "1e3",
    "٣",
    "５",
    "99999999999999999999999",
    "0b",
    "1,2",
];

#[test]
fn a_width_that_is_none() {
    for word in NO_COUNTS {
        Refused::of(&["sum", "5", "--width", word]).names("--width");
        let joined = format!("--width={word}");
        Refused::of(&["sum", "5", &joined]).names(word).expected();
    }
}

#[test]
fn a_width_of_fewer_than_forty_columns() {
    for word in ["0", "1", "39"] {
        Refused::of(&["sum", "5", "--width", word])
            .names(word)
            .names("40")
            .expected();
    }
}

#[test]
fn what_grading_does_not_take() {
    for option in ["--timeout", "--seed", "--jobs"] {
        for word in NO_COUNTS {
            if word == "-1" {
                Refused::of(&["grade", "lab.py", option, word])
                    .names(word)
                    .expected();
            }
            let joined = format!("{option}={word}");
            Refused::of(&["grade", "lab.py", &joined])
                .names(word)
                .expected();
        }
    }
    Refused::of(&["practice", "--seed", "-1"])
        .names("-1")
        .names("from 0 to 18446744073709551615");
}

#[test]
fn a_depth_that_is_none() {
    for word in NO_COUNTS {
        let joined = format!("--depth={word}");
        Refused::of(&["sum", "5", &joined]).names(word).expected();
    }
}

#[test]
fn a_choice_that_there_is_not() {
    for word in ["pdf", "TEXT", "", "５"] {
        let option = |name: &str| format!("--{name}={word}");
        Refused::of(&["sum", "5", &option("format")])
            .names(word)
            .names("markdown")
            .expected();
        Refused::of(&["sum", "5", &option("color")])
            .names(word)
            .names("never")
            .expected();
        Refused::of(&["sum", "5", &option("names")])
            .names(word)
            .names("lab")
            .expected();
    }
}

#[test]
fn an_option_without_its_value() {
    for option in ["--format", "--color", "--names", "--width", "--depth"] {
        Refused::of(&["sum", "5", option]).names(option);
        let empty = format!("{option}=");
        Refused::of(&["sum", "5", &empty]).names(option);
    }
    Refused::of(&["verify", "--rows"]).names("--rows");
    Refused::of(&["verify", "--max"]).names("--max");
}

#[test]
fn a_value_for_an_option_that_takes_none() {
    Refused::of(&["sum", "5", "--ascii=yes"]).names("--ascii");
    Refused::of(&["winner", "5", "--misere=yes"]).names("--misere");
}

#[test]
fn sizes_of_a_search_that_are_none() {
    for option in ["--rows", "--max"] {
        for word in NO_COUNTS {
            let joined = format!("{option}={word}");
            Refused::of(&["verify", &joined]).names(word).expected();
        }
    }
    Refused::of(&["verify", "--rows", "0"])
        .names("0")
        .expected();
    Refused::of(&["verify", "--max", "0"]).names("0").expected();
    Refused::of(&["verify", "5"]).names("5");
}

#[test]
fn a_search_that_no_memory_can_hold() {
    for (rows, max) in [
        ("4", "1000"),
        ("21", "7"),
        ("1", "18446744073709551615"),
        ("2", "100000"),
    ] {
        Refused::of(&["verify", "--rows", rows, "--max", max])
            .names(rows)
            .names(max);
    }
}

#[test]
fn messages_keep_to_ascii_where_that_is_asked_for() {
    for words in [
        &["--ascii", "sum", "٣"][..],
        &["--ascii", "gate", "１", "0"],
        &["--ascii", "explain", "5", "--move", "٣,1"],
        &["--ascii", "sum", "−3"],
        &["--ascii", "sum", "5", "--width", "５"],
        &["--ascii", "sum", "5", "--format", "é"],
        &["--ascii", "émile"],
        &["verify", "--ascii", "--rows", "３"],
    ] {
        Refused::of(words).plain_ascii();
    }
}
