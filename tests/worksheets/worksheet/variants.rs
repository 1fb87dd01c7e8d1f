//! The variants of a question for a learning platform: each student has as much to read and to do as another.

use std::collections::{BTreeMap, BTreeSet};

use nimlab::question::{Generator, Kind, Level, Question, Topic};
use nimlab::render::{Terminal, markdown};
use nimlab::worksheet::{Quiz, QuizItem, Sheet};
use proptest::prelude::*;

use super::list::question;
use super::made_up::fact;
use super::topics;
use crate::support::{cases, joined, plain};

fn variants(question: Question, count: usize) -> Vec<QuizItem> {
    let sheet = Sheet { questions: vec![question], ..Sheet::default() };
    let mut quiz = Quiz::with_variants(&sheet, count);
    quiz.categories.swap_remove(0).items
}

/// The lines of the prompt, in which every number is a #: `2s column: # ⊕ # = ____`.
fn shape(item: &QuizItem) -> Vec<String> {
    const WIDE: Terminal = plain(usize::MAX);
    let page = markdown(&item.prompt, WIDE).replace('\u{a0}', " ").replace("\\_", "_");
    let shape = |line: &str| {
        let mut shape = String::new();
        for character in line.replace(" ones", " one").chars() {
            let character = if character.is_ascii_digit() { '#' } else { character };
            if character != '#' || !shape.ends_with('#') {
                shape.push(character);
            }
        }
        shape
    };
    page.lines().filter(|line| !line.is_empty()).map(shape).collect()
}

/// How many numbers of an argument can be the one that is missing.
fn gaps(question: &Question) -> usize {
    let words = question.to_string();
    let about = words.split(" --variant").next().unwrap();
    let lines = (1..=100).map(|variant| {
        let question: Question = format!("{about} --variant {variant}").parse().unwrap();
        nimlab::document::lines_to_pick_from(&question).map(|lines| format!("{lines:?}"))
    });
    lines.collect::<BTreeSet<_>>().len()
}

proptest! {
    #![proptest_config(cases(40))]

    /// A student who draws one variant has as much to read and to do as one who draws another.
    #[test]
    fn variants_are_alike(question in question()) {
        let sheet = Sheet { questions: vec![question], ..Sheet::default() };
        let quiz = Quiz::with_variants(&sheet, 4);
        let items = &quiz.categories[0].items;
        // Boards to choose from differ in length among themselves.
        let words = |words: String| match words.split_once(" --variant") {
            _ if words.starts_with("choose") => words.split(" / ").count(),
            Some((about, _)) => about.split(' ').count(),
            None => words.split(' ').count(),
        };
        let alike: BTreeSet<(&str, usize, usize)> = items.iter().map(|item| {
            let shown = nimlab::document::lines_to_pick_from(&item.question);
            let lines = shown.map_or(0, |block| match block {
                nimlab::document::Block::List { items, .. } => items.len(),
                _ => 1,
            });
            (item.question.kind().word(), words(item.question.to_string()), lines)
        }).collect();
        prop_assert_eq!(alike.len(), 1, "{:?}", alike);
        let prompts = items.iter().map(|item| format!("{:?}", item.prompt));
        let different: BTreeSet<String> = prompts.collect();
        prop_assert_eq!(different.len(), items.len());
    }
}

proptest! {
    #![proptest_config(cases(150))]

    /// Whatever is argued, it is argued in the same lines, and the number is missing in the same one.
    #[test]
    fn variants_with_a_gap_differ_in_nothing_but_their_numbers(seed: u64, level in 1_u8..7, count in 2_usize..25) {
        let level = Level::new(level).unwrap();
        let question = Generator::new(seed).question(Topic::Kind(Kind::Fill), level);
        let items = variants(question.clone(), count);
        // On the first level there are four pairs of numbers up to 3, or a few more boards.
        let fewest = if level == Level::FIRST { 4 } else { count };
        prop_assert!(items.len() >= count.min(fewest), "{}: {}", question, items.len());
        let wanted = shape(&items[0]);
        let shown = wanted.iter().filter(|line| line.trim_start().starts_with("#.")).count();
        prop_assert!(shown > 1, "{:?}", wanted);
        let mut prompts = BTreeSet::new();
        for item in &items {
            prop_assert_eq!(&shape(item), &wanted, "{}", item.question);
            prop_assert_eq!(wanted.iter().filter(|line| line.contains("____")).count(), 1);
            prop_assert!(gaps(&item.question) > 1, "{}", item.question);
            prop_assert!(prompts.insert(format!("{:?}", item.prompt)), "{}", item.question);
        }
    }

    /// Whatever a student draws, no question asks the same as another, or says its answer.
    #[test]
    fn no_variant_tells_one_of_another_question(topics in topics(), count in 1_usize..8, level in 1_u8..7, seed: u64, variants in 2_usize..6) {
        let sheet = Sheet::of_level(&topics, count, Level::new(level), seed);
        let asked: BTreeSet<String> = sheet.questions.iter().map(fact).collect();
        // There are but four gates.
        prop_assume!(asked.len() == sheet.questions.len());
        let quiz = Quiz::with_variants(&sheet, variants);
        let mut told: BTreeMap<String, usize> = BTreeMap::new();
        for (number, category) in quiz.categories.iter().enumerate() {
            prop_assert_eq!(&category.items[0].question, &sheet.questions[number]);
            for item in &category.items {
                let first = *told.entry(fact(&item.question)).or_insert(number);
                prop_assert_eq!(first, number, "{}", item.question);
            }
        }
    }

    /// A teacher's board of two rows has variants of two rows, whatever is asked of it.
    #[test]
    fn variants_have_as_many_rows(kind in prop::sample::select(vec!["sum", "winner", "rows", "move", "balance", "fill sum", "fill move", "order move", "flaw sum"]), rows in prop::collection::vec(1_u64..60, 2..9)) {
        let question: Question = format!("{kind} {}", joined(&rows, " ")).parse().unwrap();
        for item in variants(question, 6) {
            prop_assert_eq!(item.question.board().map_or(0, |board| board.rows().len()), rows.len(), "{}", item.question);
        }
    }
}
