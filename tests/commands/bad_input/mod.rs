//! Input that cannot be read, in every place where input goes in.
//!
//! However it is wrong, the program ends with exit code 2, writes nothing to standard output, and tells one error that
//! names the offending word and what was expected: `sum 5 x` says `'x'`, and that a whole number was expected.

mod laws;
pub mod refused;
mod stdin;

use refused::Refused;

use crate::commands::{split, unescaped};

/// The words of a command line, standard input, and what is told.
type Row = (Vec<String>, String, String);

/// The rows that a row stands for: one for each word of the first set that it names, and so on.
fn rows((words, input, told): Row, sets: &[(&str, Vec<String>)]) -> Vec<Row> {
    let names = |name: &&str| {
        let mut all = words.iter().chain([&input, &told]);
        all.any(|part| part.contains(*name))
    };
    let Some((name, of_set)) = sets.iter().find(|(name, _)| names(name)) else {
        return vec![(words, input, told)];
    };
    let of_word = |word: &String| {
        // Long ones are cut where they are quoted.
        let start: String = word.chars().take(20).collect();
        let words = words.iter().map(|part| part.replace(name, word)).collect();
        rows((words, input.replace(name, word), told.replace(name, &start)), sets)
    };
    of_set.iter().flat_map(of_word).collect()
}

#[test]
fn each_message_names_what_is_wrong_and_what_was_meant() {
    let table = include_str!("refused.txt");
    let lines = || table.lines().filter(|line| !line.starts_with('#'));
    let sets = lines().filter_map(|line| line.split_once(" = "));
    let sets: Vec<_> = sets
        .filter(|(name, _)| name.starts_with('$') && !name.contains(' '))
        .map(|(name, words)| (name, split(words)))
        .collect();
    let given = lines().filter_map(|line| line.split_once("=>"));
    let all = given.flat_map(|(line, told)| {
        let (line, input) = line.split_once(" << ").unwrap_or((line, ""));
        let input = unescaped(input.trim_end_matches(' '));
        rows((split(line), input, told.trim().to_owned()), &sets)
    });
    let mut tried = 0;
    for (words, input, told) in all {
        let mut refused = Refused::with_input(&words, input).expected();
        for part in told.split("; ") {
            refused = match part.strip_prefix('!') {
                Some(part) => refused.omits(part),
                None => refused.names(part),
            };
        }
        tried += 1;
    }
    assert!(tried > 980, "{tried}");
}
