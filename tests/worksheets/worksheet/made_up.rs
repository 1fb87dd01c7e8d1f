//! What is made up: no question tells the answer to another, a gap has lines to follow from, and no number of a variant is shown.

use std::collections::BTreeSet;

use course::practice::Round;
use course::worksheet::{Printing, Sheet};
use explain::question::{Generator, Kind, Level, Question, Topic};
use proptest::prelude::*;

use super::topics;
use crate::support::{cases, in_markdown};

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
    #![proptest_config(cases(200))]

    #[test]
    fn no_question_of_a_sheet_tells_another(topics in topics(), count in 1_usize..40, seed: u64) {
        let topics = without_gates(topics);
        let sheet = Sheet::new(&topics, count, seed);
        let facts: BTreeSet<String> = sheet.questions.iter().map(fact).collect();
        prop_assert_eq!(facts.len(), count, "{:?}", sheet.questions);
    }

    /// Neighbours have the same work to do, and nothing to copy from each other.
    #[test]
    fn variants_are_alike_and_share_no_question(topics in topics(), count in 1_usize..12, seed: u64, variants in 2_usize..5) {
        let sheet = Sheet::new(&without_gates(topics), count, seed);
        let sheets = sheet.variants(variants, seed);
        prop_assert_eq!(&sheets, &sheet.variants(variants, seed));
        prop_assert_eq!(&sheets[0].questions, &sheet.questions);
        let shape = |sheet: &Sheet| -> Vec<(Topic, usize)> {
            let shape = |question: &Question| (Topic::of(question), question.to_string().split(' ').count());
            sheet.questions.iter().map(shape).collect()
        };
        for at in 0..count {
            let same_place = sheets.iter().map(|sheet| sheet.questions[at].to_string());
            prop_assert_eq!(same_place.collect::<BTreeSet<_>>().len(), variants);
        }
        for (variant, letter) in sheets.iter().zip('A'..) {
            prop_assert_eq!(shape(variant), shape(&sheet));
            let facts: BTreeSet<String> = variant.questions.iter().map(fact).collect();
            prop_assert_eq!(facts.len(), count, "{:?}", variant.questions);
            for key in [false, true] {
                let page = in_markdown(variant, Printing { work: false, key });
                prop_assert!(page.starts_with(&format!("# Nim worksheet: Sheet {letter}\n")), "{}", page);
            }
        }
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
                explain::document::right_answer_as_typed(&asked.question)
            } else {
                "0".to_owned()
            };
            let judgement = explain::judgement::judge(&asked.question, &answer);
            round.answered(&asked, &judgement);
        }
    }

}

/// How large the numbers of each level are, and how many rows a board has: all of that comes up, and nothing else.
#[test]
fn each_level_has_its_numbers_and_rows() {
    let levels: [(u64, &[usize]); 6] =
        [(7, &[3]), (15, &[3, 4]), (31, &[3, 4]), (63, &[4, 5]), (255, &[4, 5]), (1023, &[5, 6])];
    let mut level = Level::FIRST;
    for (largest, rows) in levels {
        let mut generator = Generator::new(1);
        let boards = (0..300).map(|_| generator.question(Topic::Kind(Kind::Sum), level));
        let boards: Vec<Vec<u64>> =
            boards.map(|question| question.board().unwrap().rows().to_vec()).collect();
        let found: BTreeSet<usize> = boards.iter().map(Vec::len).collect();
        let most = *boards.iter().flatten().max().unwrap();
        assert_eq!(found, rows.iter().copied().collect(), "{level:?}");
        assert!(most <= largest && most > largest - largest / 20 - 1, "{level:?}: {most}");
        level = level.up();
    }
}
