//! Checks everything that a lesson can say to its readers against what they know: its prose, what its fences show, and
//! what its exercises lead to (hints, and the feedback to right, wrong and unreadable answers).
//!
//! In the first lesson, a hint that mentions the nim sum gives the finding "a hint says 'nim sum', which the lesson
//! nim-sum introduces".

use std::collections::BTreeSet;

use super::built_in::place_of;
use super::documents::{contents, derived, in_the_lab};
use super::front_matter::OffsetFault;
use super::markdown;
use super::reading::LessonReading;
use super::words::{around, unknown_in_fragments, words_in};
use super::{Exercise, Lesson, LessonPart, LessonQuestion, WrongPick};
use crate::conversation::Judged;
use crate::document::{Block, Document, Idea, IdeaNamed, Known, Style, idea_behind, unknown_in};
use crate::judgement::Verdict;
use crate::question::{Names, Question, Request};
use crate::render::{Terminal, terminal};

/// The most words of prose in a lesson of the course: ten minutes of reading, with its exercises.
const MOST_WORDS: usize = 1000;

/// The depth of derivations for readers who ask for more.
const DEEPEST: usize = 4;

/// Where a lesson mentions what its readers do not know, and where it is too long.
pub(super) fn vocabulary_faults(reading: &LessonReading<'_>) -> Vec<OffsetFault> {
    let lesson = &reading.lesson;
    let mut faults = Vec::from_iter(too_long(reading));
    if lesson.known == Known::ALL {
        return faults;
    }
    let readers = readers(lesson);
    let strictest = readers[readers.len() - 1];
    for goal in &reading.matter.goals {
        let told = markdown::line(&goal.name);
        let told = Document::of(told);
        faults.extend(at(goal.offset, in_document("this goal", &told, strictest)));
    }
    let place =
        |offset: usize| reading.fragments.partition_point(|fragment| fragment.offset < offset);
    for (index, part) in lesson.parts.iter().enumerate() {
        let offset = reading.offsets[index];
        let until = reading.offsets.get(index + 1).copied();
        let known = match part {
            LessonPart::InTheLab(_) => lesson.known,
            _ => strictest,
        };
        let fragments = &reading.fragments[place(offset)..place(until.unwrap_or(usize::MAX))];
        let named = unknown_in_fragments(fragments, known).into_iter();
        faults.extend(named.map(|(offset, named)| (offset, complaint("this", named, None))));
        for &known in &readers {
            let (complaints, speaks_of_the_lab) = consequences(part, known);
            faults.extend(at(offset, complaints));
            // Readers who skip the lab see the same if the lab is not mentioned.
            if !speaks_of_the_lab {
                break;
            }
        }
    }
    let lab = Document::of(in_the_lab(lesson, lesson.style(Style::default())));
    let in_lab = in_document("what the lab asks for", &lab, lesson.known);
    let lab = reading.matter.lab.first();
    faults.extend(at(lab.map_or(0, |named| named.offset), in_lab));
    faults
}

/// Complaints about something at an offset.
fn at(offset: usize, complaints: Vec<String>) -> impl Iterator<Item = OffsetFault> {
    complaints.into_iter().map(move |complaint| (offset, complaint))
}

/// What readers of a lesson know: all of it, and all but the lab if that is skipped. The lesson that introduces the lab
/// tells everybody about it.
fn readers(lesson: &Lesson) -> Vec<Known> {
    let introduces_the_lab = lesson.teaches.iter().any(|idea| idea == Idea::TheLab.name());
    if introduces_the_lab || !lesson.known.has(Idea::TheLab) {
        vec![lesson.known]
    } else {
        vec![lesson.known, lesson.known.without(Idea::TheLab)]
    }
}

fn too_long(reading: &LessonReading<'_>) -> Option<OffsetFault> {
    place_of(&reading.lesson.name)?;
    let words = words_in(&reading.fragments);
    let message = format!("the lesson has {words} words of prose: expected at most {MOST_WORDS}");
    (words > MOST_WORDS).then_some((0, message))
}

/// For everything that a part of a lesson leads to, apart from the author's words: the unknown ideas that are
/// mentioned, each once, and whether the lab is mentioned.
fn consequences(part: &LessonPart, known: Known) -> (Vec<String>, bool) {
    let style = Style { known, ..Style::default() };
    let known = match part {
        LessonPart::Exercise(exercise) => known.and(exercise.known),
        _ => known,
    };
    let told = match part {
        LessonPart::Prose(_) | LessonPart::InTheLab(_) => Vec::new(),
        LessonPart::Shown { depth, .. } => {
            let depths = depth.map_or(0..=DEEPEST, |depth| depth..=depth);
            let told = depths.map(|depth| {
                let told = contents(part, Style { depth, ..style });
                ("what is shown".to_owned(), Document::of(told))
            });
            told.collect()
        }
        LessonPart::Exercise(exercise) => messages_of(exercise, style),
        LessonPart::Thought(thought) => {
            let hints = thought.hints.iter().cloned().map(Block::Paragraph);
            let told = contents(part, style).into_iter().chain(hints);
            vec![("this".to_owned(), told.collect())]
        }
    };
    // What is said about the lab is left out for readers who skip it.
    let with_lab = known.with(Idea::TheLab);
    let mut complaints = in_document("what is shown", &subject(part, with_lab), with_lab);
    complaints.extend(unknown_theory(part, known));
    let mut speaks_of_the_lab = false;
    let mut seen = BTreeSet::new();
    let mut lines: BTreeSet<String> = BTreeSet::new();
    for (what, document) in &told {
        for line in terminal(document, WIDE).lines() {
            // Much is repeated.
            if !lines.insert(line.to_owned()) {
                continue;
            }
            for named in unknown_in(line, known.without(Idea::TheLab)) {
                let idea = named.idea;
                speaks_of_the_lab |= idea == Idea::TheLab;
                if !known.has(idea) && seen.insert(idea) {
                    let sentence = around(line, named.begin..named.end);
                    complaints.push(complaint(what, named, Some(&sentence)));
                }
            }
        }
    }
    (complaints, speaks_of_the_lab)
}

/// What a derivation is about. Of the rest, what readers cannot follow is left out; if nothing of its conclusion is
/// left, that counts too.
fn subject(part: &LessonPart, known: Known) -> Document {
    let LessonPart::Shown { request, depth } = part else {
        return Document::default();
    };
    let told = derived(request, *depth, Style::default()).blocks;
    let is_subject = |block: &Block| match block {
        Block::Title(_) => true,
        Block::Conclusion(found) => known.of_text(found.clone()).is_empty(),
        _ => false,
    };
    told.into_iter().filter(is_subject).collect()
}

/// The idea behind the board of a part, if it is not known.
fn unknown_theory(part: &LessonPart, known: Known) -> Option<String> {
    let board = match part {
        LessonPart::Shown { request, .. } => match request {
            Request::Question(question) => question.board(),
            Request::Explain { position, .. } if position.board.rows_at_once().is_some() => None,
            Request::Explain { position, .. } | Request::EveryWinningMove(position) => {
                Some(&position.board)
            }
            _ => None,
        },
        LessonPart::Exercise(exercise) => match &exercise.asked {
            LessonQuestion::Question { question: question @ Question::Sum(_), .. } => {
                question.board()
            }
            // Looking ahead shows who wins, and how.
            _ => None,
        },
        _ => None,
    };
    let idea = board.and_then(idea_behind).filter(|&idea| !known.has(idea))?;
    Some(format!(
        "this is explained by the idea {}, which the lesson {} introduces: expected what the readers know by now, such as nimlab explain --by looking-ahead",
        idea.name(),
        idea.lesson()
    ))
}

fn in_document(what: &str, document: &Document, known: Known) -> Vec<String> {
    let text = terminal(document, WIDE);
    let named = unknown_in(&text, known).into_iter();
    let complaints =
        named.map(|named| complaint(what, named, Some(&around(&text, named.begin..named.end))));
    complaints.collect()
}

fn complaint(what: &str, named: IdeaNamed, sentence: Option<&str>) -> String {
    let sentence = sentence.map(|sentence| format!(" (in \"{sentence}\")")).unwrap_or_default();
    if named.idea == Idea::TheLab {
        return format!(
            "{what} speaks of the lab{sentence}: expected a quote for that, which begins with **In the lab:** and can be left out"
        );
    }
    format!(
        "{what} speaks of {}{sentence}, which the lesson {} introduces: expected what the readers know by now",
        named.idea.name(),
        named.idea.lesson()
    )
}

/// Wide enough to keep on one line what belongs together.
const WIDE: Terminal = Terminal { width: 100_000, ascii: false, colour: false, linear: false };

/// Everything that can be said about an exercise, with what it is.
fn messages_of(exercise: &Exercise, style: Style) -> Vec<(String, Document)> {
    const MOST_HINTS: usize = 12;
    let style = exercise.style(style);
    let (asking, answer) = (exercise.asking(), exercise.answer(style));
    let mut told = vec![
        ("the exercise".to_owned(), Document::of(asking)),
        ("its answer".to_owned(), Document::of(answer)),
    ];
    let mut hints = exercise.hints(style);
    // The last ones say that there is none left.
    told.extend((0..MOST_HINTS).map(|_| ("a hint".to_owned(), hints.next_hint(style))));
    for given in answers(exercise) {
        let judged = exercise.judge(&given, Names::Standard);
        let what = format!("what is said to '{given}'");
        if judged.verdict() == Verdict::Wrong {
            told.push((what.clone(), judged.first_feedback(style)));
        }
        told.push((what, judged.feedback(style)));
    }
    told
}

/// Answers of every kind: right ones, those listed as wrong, other wrong ones, and some that cannot be read.
fn answers(exercise: &Exercise) -> BTreeSet<String> {
    const MOST: u64 = 12;
    const WORDS: [&str; 11] =
        ["", "what", "none", "wins", "loses", "P", "N", "1 1", "101", "-1", "1,1,1"];
    let mut answers: BTreeSet<String> = WORDS.into_iter().map(str::to_owned).collect();
    answers.insert(exercise.answer_as_typed());
    answers.extend((0..=MOST).map(|number| number.to_string()));
    match &exercise.asked {
        LessonQuestion::Question { question, slips } => {
            answers.extend(slips.iter().map(|slip| slip.answer.clone()));
            let rows = question.board().map_or(0, |board| board.rows().len() as u64);
            let takes = |row| (0..=MOST).map(move |take| format!("{row},{take}"));
            answers.extend((0..=rows.min(MOST) + 1).flat_map(takes));
        }
        LessonQuestion::Written(written) => {
            answers.extend(('a'..='h').map(String::from));
            answers.extend(written.slips.iter().filter_map(|slip| match &slip.to {
                WrongPick::Just(answer) => Some(answer.to_string()),
                WrongPick::Choosing(_) | WrongPick::Before(..) => None,
            }));
            let all: String = ('a'..='h').take(written.lines.len()).collect();
            answers.insert(all.chars().rev().collect());
            answers.insert(all);
        }
    }
    answers
}
