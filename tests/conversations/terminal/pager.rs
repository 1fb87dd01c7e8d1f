//! The pager: what is longer than the screen and read from its top goes through it, and nothing else does.
//!
//! Pagers of two words stand for the many there are: one that marks what it shows, one that fails, one that leaves early.

use super::NIMLAB;
use crate::support::or_pass_over;

/// What is seen at a terminal of 24 lines of 80 columns, with these variables set; `None` where there is no terminal.
fn seen(variables: &str, words: &str) -> Option<String> {
    let line =
        format!("stty rows 24 cols 80; {variables} '{NIMLAB}' {words}; echo \"ended with $?\"");
    Some(super::seen("xterm", &line, "", "pager")?.plain)
}

/// The same without a pager.
fn as_it_is(words: &str) -> Option<String> {
    seen("", &format!("{words} --no-pager"))
}

const MARKING: &str = "NIMLAB_PAGER='sed s/^/@/'";
/// What is read from its top, and longer than 24 lines.
const LONG: [&str; 8] = [
    "--help",
    "help grade",
    "help questions --width 60",
    "games",
    "lab",
    "lab --starter",
    "worksheet --seed 7 --work",
    "lesson nim-sum --key",
];

#[test]
fn what_is_long_and_read_from_its_top_goes_through_the_pager() {
    for words in LONG {
        let whole = or_pass_over!(as_it_is(words));
        let paged = or_pass_over!(seen(MARKING, words));
        let (whole, end) = whole.trim_end().rsplit_once('\n').unwrap();
        let marked: Vec<String> = whole.lines().map(|line| format!("@{line}")).collect();
        assert_eq!(paged.trim_end(), format!("{}\n{end}", marked.join("\n")), "{words}");
        assert_eq!(end, "ended with 0", "{words}");
    }
}

#[test]
fn what_is_short_or_has_its_answer_last_is_written_as_it_is() {
    for words in [
        "-h",
        "worksheet --seed 7 --count 1",
        "explain 18 6 3 20 9",
        "values octal:0.77",
        "lab --format json",
        "games --format json",
        "sum -h",
    ] {
        assert_eq!(seen(MARKING, words), as_it_is(words), "{words}");
    }
}

#[test]
fn a_pager_that_is_missing_or_fails_is_not_missed() {
    let whole = as_it_is("games");
    for pager in [
        "NIMLAB_PAGER=/no/such/pager",
        "PAGER=/no/such/pager",
        "PAGER=false",
        "PAGER='exit 3'",
        "PAGER=",
        "PAGER=cat",
        "NIMLAB_PAGER= PAGER=false",
        "NIMLAB_PAGER=cat PAGER='sed s/^/@/'",
        "TERM=dumb PAGER='sed s/^/@/'",
    ] {
        assert_eq!(seen(pager, "games"), whole, "{pager}");
    }
}

#[test]
fn whoever_leaves_the_pager_early_is_told_nothing() {
    for words in LONG {
        let whole = or_pass_over!(as_it_is(words));
        let early = or_pass_over!(seen("PAGER='head -n 2'", words));
        let start: Vec<&str> = whole.lines().take(2).collect();
        assert_eq!(early.trim_end(), format!("{}\nended with 0", start.join("\n")), "{words}");
    }
}

/// A sheet is laid out for whoever reads it here, unless another form is asked for.
#[test]
fn a_sheet_is_laid_out_at_a_terminal() {
    for words in ["lab", "worksheet --seed 7 --work"] {
        let of = |format| as_it_is(&format!("{words} {format}"));
        let here = or_pass_over!(of(""));
        assert_eq!(Some(&here), of("--format text").as_ref(), "{words}");
        let markdown = or_pass_over!(of("--format markdown"));
        assert!(markdown.contains(" | ") && !here.contains(" | "), "{words}");
    }
}
