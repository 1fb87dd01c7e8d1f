//! Whole lessons, with the answers at their end and without: what the goldens show of one lesson in every form holds of
//! every lesson.

use course::conversation::Judged;
use course::lesson::{BUILT_IN, Key, Lesson, read, whole};
use explain::document::{Block, Document, Style};
use explain::judgement::Verdict;

use super::{WIDTHS, keeps_every_promise};
use crate::support::{answer_as_typed, few_or_all};

fn lessons() -> impl Iterator<Item = Lesson> {
    BUILT_IN.iter().map(|(file, text)| read(file, text).unwrap())
}

#[test]
fn lessons_keep_every_promise() {
    for lesson in few_or_all(lessons().collect(), 4, "lessons") {
        let document = whole(&lesson, Style::default(), Key::Shown);
        keeps_every_promise(&document, &WIDTHS, &lesson.name);
    }
}

#[test]
fn the_key_adds_the_right_answers_and_nothing_else() {
    for lesson in lessons() {
        let Document { blocks } = whole(&lesson, Style::default(), Key::Shown);
        let without = whole(&lesson, Style::default(), Key::Hidden).blocks;
        let [before @ .., Block::Heading(heading), Block::List { numbered: true, items }] =
            &blocks[..]
        else {
            panic!("{} has no key at its end", lesson.name);
        };
        assert_eq!(before, without, "{}", lesson.name);
        assert_eq!(heading.to_string(), "Answers to the exercises");
        assert_eq!(items.len(), lesson.exercises().count(), "{}", lesson.name);
        for (item, exercise) in items.iter().zip(lesson.exercises()) {
            let [Block::Paragraph(text), why @ ..] = &item[..] else {
                panic!("{item:?} is not a line");
            };
            assert_eq!(why.len(), usize::from(exercise.own.why.is_some()));
            let line = text.to_string().replace('\u{a0}', " ");
            let answer = answer_as_typed(exercise);
            let judged = exercise.judge(&answer);
            assert_eq!(judged.verdict(), Verdict::Right);
            // What is said of the answer when it is given stands in the key, or the answer itself.
            let Some(Block::Paragraph(said)) =
                judged.feedback(Style::default()).blocks.into_iter().next()
            else {
                panic!("{line}: nothing is said of the right answer");
            };
            let said = said.to_string().replace('\u{a0}', " ").to_lowercase();
            let is_said = said.strip_prefix("right: ") == Some(&line.to_lowercase());
            assert!(is_said || line.contains(&answer), "{line}: {said}");
        }
    }
}
