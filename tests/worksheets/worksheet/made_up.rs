//! What is made up: no question tells the answer to another, a gap has lines to follow from, and no number of a variant is shown.

use std::collections::BTreeSet;

use nimlab::practice::Round;
use nimlab::question::{Generator, Kind, Level, Names, Question, Topic};
use nimlab::worksheet::{GivenSheet, Printing, Sheet};
use proptest::prelude::*;

use super::topics;
use crate::support::in_markdown;

/// What somebody learns who sees a question and its answer: of `binary 6` and of `decimal 110` the same.
pub fn fact(question: &Question) -> String {
    let words = question.to_string();
    match words.split_once(' ') {
        Some(("decimal", digits)) => {
            let number = u64::from_str_radix(digits, 2).unwrap();
            format!("binary {number}")
        }
        Some(("xor", numbers)) => {
            let mut numbers: Vec<&str> = numbers.split(' ').collect();
            numbers.sort_unstable();
            format!("xor {}", numbers.join(" "))
        }
        _ => words,
    }
}

/// There are no more than four gates.
fn without_gates(topics: Vec<Topic>) -> Vec<Topic> {
    let gate = Topic::Kind(Kind::Gate);
    topics.into_iter().filter(|topic| *topic != gate).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn no_question_of_a_sheet_tells_another(topics in topics(), count in 1_usize..40, level in 0_u8..7, seed: u64) {
        let topics = without_gates(topics);
        let sheet = Sheet::of_level(&topics, count, Level::new(level), seed);
        let facts: BTreeSet<String> = sheet.questions.iter().map(fact).collect();
        prop_assert_eq!(facts.len(), count, "{:?}", sheet.questions);
    }

    /// Whatever is answered, and so however hard the questions become.
    #[test]
    fn no_question_of_a_practice_tells_another(topics in topics(), seed: u64, right in prop::collection::vec(any::<bool>(), 1..30)) {
        let topics = without_gates(topics);
        // Where no topic is named, there are gates among the questions.
        prop_assume!(!topics.is_empty());
        let mut round = Round::new(&topics, right.len(), seed);
        let mut facts = BTreeSet::new();
        for is_right in right {
            let asked = round.ask().unwrap();
            prop_assert!(facts.insert(fact(&asked.question)), "{}", asked.question);
            let answer = if is_right {
                nimlab::document::right_answer_as_typed(&asked.question)
            } else {
                "0".to_owned()
            };
            let judgement = nimlab::judgement::judge(&asked.question, &answer, Names::Standard);
            round.answered(&asked, &judgement);
        }
    }

    /// Numbers and answers alone are marked by the sheet that was given out, in any order and with any mark.
    #[test]
    fn bare_answers_are_marked_by_their_numbers(topics in topics(), count in 1_usize..12, seed: u64, mark in prop::sample::select(vec![".", ")", ":", "\\."]), turn in any::<prop::sample::Index>(), left_out in any::<prop::sample::Index>()) {
        let sheet = Sheet::new(&without_gates(topics), count, seed);
        let given = GivenSheet::of(&in_markdown(&sheet, Printing::default())).unwrap();
        let answers = (1..).zip(&sheet.questions);
        let mut lines: Vec<String> = answers.map(|(number, question)| {
            format!("{number}{mark} {}", nimlab::document::right_answer_as_typed(question))
        }).collect();
        lines.rotate_left(turn.index(count));
        let all = given.mark("ria.txt", &format!("Name: Ria\n{}\n", lines.join("\n")), Names::Standard);
        prop_assert_eq!((all.right(), all.items.len()), (count, count), "{:?}", lines);
        prop_assert!(all.not_counted.is_empty(), "{:?}", all.not_counted);
        prop_assert_eq!(&*all.heading.name, "Ria");
        if count > 1 {
            lines.remove(left_out.index(count));
            let most = given.mark("ria.txt", &lines.join("\n"), Names::Standard);
            prop_assert_eq!((most.right(), most.items.len()), (count - 1, count));
        }
    }
}

#[test]
fn a_number_that_was_not_asked_is_told() {
    let given = GivenSheet::of("1. `sum 5 4` = __\n2. `sum 1 1` = __\n").unwrap();
    let sheet = given.mark("ria.txt", "1. 1\n1.5\n3. 7\n2) 0\n", Names::Standard);
    assert_eq!(sheet.right(), 2);
    let told: Vec<&str> = sheet.not_counted.iter().map(|told| &*told.text).collect();
    assert_eq!(told, ["1.5", "3. 7"]);
}

/// The handbook says how large the numbers of a level are, and how many rows a board has: all of that comes up, and nothing else.
#[test]
fn a_level_is_what_the_handbook_says() {
    let handbook = include_str!("../../../docs/worksheets.md");
    let table = handbook.lines().filter_map(|line| {
        let cells: Vec<&str> = line.strip_prefix('|')?.split('|').map(str::trim).collect();
        let level = Level::new(cells[0].parse().ok()?)?;
        let rows = cells[2].split(" or ").map(|rows| rows.parse().unwrap());
        Some((level, cells[1].parse().unwrap(), rows.collect()))
    });
    let table: Vec<(Level, u64, BTreeSet<usize>)> = table.collect();
    assert_eq!(table.len(), 6);
    for (level, largest, rows) in table {
        let mut generator = Generator::new(1);
        let boards = (0..300).map(|_| generator.question(Topic::Kind(Kind::Sum), level));
        let boards: Vec<Vec<u64>> =
            boards.map(|question| question.board().unwrap().rows().to_vec()).collect();
        let found: BTreeSet<usize> = boards.iter().map(Vec::len).collect();
        let most = *boards.iter().flatten().max().unwrap();
        assert_eq!(found, rows, "level {level}");
        assert!(most <= largest && most > largest - largest / 20 - 1, "level {level}: {most}");
    }
}
