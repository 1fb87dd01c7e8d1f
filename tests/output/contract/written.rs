//! What holds of every result as text and as Markdown: the conclusion alone, the letters, the tables.

use super::{nimlab, written};

/// Every explaining command with something to explain.
const REQUESTS: [&str; 15] = [
    "explain 18 6 3 20 9",
    "explain 5 4 3 2",
    "explain 5 4 3 2 1 --move 3,2",
    "explain --misere 1 1 4",
    "gate",
    "gate 1 0",
    "binary 6",
    "decimal 110",
    "xor 3 5",
    "sum 5 4 3 2",
    "winner 5 4 3 2",
    "rows 5 4 3 2 1",
    "moves 5 4 3",
    "group 4",
    "towers 3 6",
];

fn told(request: &str, options: &[&str]) -> String {
    let words: Vec<&str> = request.split(' ').chain(options.iter().copied()).collect();
    written(&words, "")
}

#[test]
fn depth_0_is_the_conclusion_alone() {
    for request in REQUESTS {
        let alone = told(request, &["--depth", "0"]);
        assert!(alone.lines().count() <= 6, "{request}: {alone}");
        assert!(!alone.contains("\n\n"), "{request}: {alone}");
        // The whole explanation ends with the same words.
        let words = |text: &str| {
            text.split_whitespace()
                .map(str::to_owned)
                .collect::<Vec<_>>()
        };
        let (all, end) = (words(&told(request, &[])), words(&alone));
        assert!(all.len() > end.len(), "{request}");
        assert_eq!(all[all.len() - end.len()..], end, "{request}");
    }
}

#[test]
fn every_level_of_depth_tells_more() {
    for request in [
        "explain 18 6 3 20 9",
        "xor 3 5",
        "sum 5 4 3",
        "binary 6",
        "gate 1 0",
    ] {
        let lengths: Vec<usize> = ["0", "1", "2", "3"]
            .map(|depth| told(request, &["--depth", depth]).lines().count())
            .to_vec();
        assert!(lengths.is_sorted(), "{request}: {lengths:?}");
        assert!(
            lengths[0] < lengths[1] && lengths[1] < lengths[2],
            "{request}: {lengths:?}"
        );
    }
}

#[test]
fn the_naming_decides_which_letter_comes_first() {
    let first_letter = |request: &str, names: &str| {
        let text = told(request, &["--names", names, "--depth", "0"]);
        let n = text.find("N-position").expect("both letters are told");
        let p = text.find("P-position").expect("both letters are told");
        if n < p { 'N' } else { 'P' }
    };
    for (request, standard, lab) in [
        ("explain 5 4 3 2 1", 'N', 'P'),
        ("explain 5 4 3 2", 'P', 'N'),
        ("winner 5 4 3 2 1", 'N', 'P'),
        ("winner --misere 1", 'P', 'N'),
    ] {
        assert_eq!(first_letter(request, "standard"), standard, "{request}");
        assert_eq!(first_letter(request, "lab"), lab, "{request}");
    }
    let without = told("explain 5 4 3 2 1", &[]);
    assert!(!without.contains("-position"), "{without}");
}

#[test]
fn markdown_has_tables_that_are_whole() {
    for request in [
        "explain 18 6 3 20 9",
        "gate",
        "xor 3 5",
        "sum 5 4 3 2",
        "moves 5 4 3",
        "group 4",
    ] {
        let text = told(request, &["--format", "markdown"]);
        let lines: Vec<&str> = text.lines().collect();
        let rules = lines.iter().enumerate().filter(|(_, line)| is_rule(line));
        let mut tables = 0;
        for (at, rule) in rules {
            let columns = pipes(rule);
            let body = lines[at + 1..]
                .iter()
                .take_while(|line| line.starts_with('|'));
            let rows: Vec<&&str> = body.collect();
            assert_eq!(pipes(lines[at - 1]), columns, "{request}");
            assert!(rows.iter().all(|row| pipes(row) == columns), "{request}");
            assert!(!rows.is_empty(), "{request}");
            tables += 1;
        }
        assert!(tables > 0, "{request}");
    }
}

/// A line such as `| --- | ---: |`.
fn is_rule(line: &str) -> bool {
    line.contains("---") && line.chars().all(|c| "|-: ".contains(c))
}

/// The bars that are not escaped.
fn pipes(line: &str) -> usize {
    line.matches('|').count() - line.matches("\\|").count()
}

#[test]
fn results_are_the_same_again_and_again() {
    for request in REQUESTS {
        assert_eq!(told(request, &[]), told(request, &[]), "{request}");
    }
}

#[test]
fn help_goes_to_standard_output_and_is_no_error() {
    for words in [
        &["--help"][..],
        &["--version"],
        &["explain", "--help"],
        &["help", "sum"],
    ] {
        assert!(!written(words, "").is_empty(), "{words:?}");
    }
}

#[test]
fn without_a_command_a_newcomer_is_greeted() {
    assert!(written(&[], "").contains("nimlab"));
}

#[test]
fn a_terminal_is_not_needed_for_anything() {
    // With everything about the terminal unknown, 80 columns are laid out.
    let output = nimlab()
        .args(["explain", "18", "6", "3", "20", "9"])
        .env("COLUMNS", "200")
        .output()
        .expect("the program starts");
    let text = String::from_utf8(output.stdout).expect("results are text");
    assert_eq!(text, told("explain 18 6 3 20 9", &["--width", "80"]));
}
