//! Whole lessons, with the answers at their end and without: what the goldens show of one lesson in every form holds of
//! every lesson.

use nimlab::document::{Block, Document, Style};
use nimlab::judgement::{Verdict, judge};
use nimlab::lesson::{BUILT_IN, Key, Lesson, read, whole};
use nimlab::question::Names;

use super::{WIDTHS, keeps_every_promise, style};

fn lessons() -> impl Iterator<Item = Lesson> {
    BUILT_IN
        .iter()
        .map(|(file, text)| read(file, text).unwrap())
}

#[test]
fn lessons_keep_every_promise() {
    for lesson in lessons() {
        for depth in [Style::USUAL_DEPTH, 9] {
            let document = whole(&lesson, style(depth), Key::Shown);
            let what = format!("{} --depth {depth}", lesson.name);
            keeps_every_promise(&document, &WIDTHS, &what);
        }
    }
}

#[test]
fn the_key_adds_the_right_answers_and_nothing_else() {
    for lesson in lessons() {
        let Document { blocks } = whole(&lesson, Style::default(), Key::Shown);
        let without = whole(&lesson, Style::default(), Key::Hidden).blocks;
        let [
            before @ ..,
            Block::Heading(heading),
            Block::List {
                numbered: true,
                items,
            },
        ] = &blocks[..]
        else {
            panic!("{} has no key at its end", lesson.name);
        };
        assert_eq!(before, without, "{}", lesson.name);
        assert_eq!(heading.to_string(), "Answers to the exercises");
        assert_eq!(items.len(), lesson.exercises().count(), "{}", lesson.name);
        for (item, exercise) in items.iter().zip(lesson.exercises()) {
            let [Block::Paragraph(text)] = &item[..] else {
                panic!("{item:?} is not a line");
            };
            let line = text.to_string().replace('\u{a0}', " ");
            let (question, answer) = line.split_once(": ").unwrap();
            assert_eq!(question, exercise.question.to_string());
            let judged = judge(&exercise.question, answer, Names::Standard);
            assert_eq!(judged.verdict, Verdict::Right, "{line}");
        }
    }
}
