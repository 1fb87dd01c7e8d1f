//! What a lesson says, piece by piece, and the list of all lessons.

use super::progress::Progress;
use super::{Exercise, Lesson, LessonPart, LessonQuestion, Outline, Thought, markdown};
use crate::conversation::{Action, Judged};
use explain::derivation::Derivation;
use explain::document::text::{Text, code, good, strong, text};
use explain::document::wording::listed;
use explain::document::{
    Block, Document, Style, Table, answer_form, asked_by_itself, pick_form, tell,
};
use explain::question::Request;
use render::json::{Object, bare_line, line};
use render::{self, Terminal};

/// The title, and what the reader will be able to do.
pub(super) fn opening(lesson: &Lesson) -> Vec<Block> {
    let title = Block::Title(lesson.title.clone().into());
    let goals = Block::list(lesson.goals.iter().map(|goal| markdown::line(goal)));
    Document::of((title, "After this lesson you will be able to:", goals)).blocks
}

/// The functions of the lab that the lesson prepares for, and the further reading.
pub(super) fn ending(lesson: &Lesson) -> Vec<Block> {
    let in_the_lab = (!lesson.lab.is_empty()).then(|| {
        let functions = listed(lesson.lab.iter().map(|name| code(name.clone())), "and");
        let sheet = text![" For the task, see "{code("nimlab lab")}"."].at_prompt();
        (Block::Heading("In the lab".into()), text!["Now you can write "{functions}"."{sheet}])
    });
    let to_read = (!lesson.read.is_empty()).then(|| {
        let entries = lesson.read.iter().map(|entry| markdown::line(entry));
        (Block::Heading("To read further".into()), Block::list(entries))
    });
    Document::of((in_the_lab, to_read)).blocks
}

/// What a part says or shows; empty for an exercise.
pub(super) fn contents(part: &LessonPart, style: Style) -> Vec<Block> {
    match part {
        LessonPart::Prose(block) => vec![block.clone()],
        LessonPart::Shown { request, depth } => shown(request, *depth, style),
        LessonPart::Thought(thought) => {
            let mut blocks = think(thought);
            blocks.push(thought.folded());
            blocks
        }
        LessonPart::Exercise(_) => Vec::new(),
    }
}

/// Something to think about, without its answer.
pub(super) fn think(thought: &Thought) -> Vec<Block> {
    Document::of((strong("To think about"), thought.question.clone())).blocks
}

/// A live derivation, with the command that gives it.
fn shown(request: &Request, depth: Option<usize>, style: Style) -> Vec<Block> {
    let option = depth.map(|depth| format!(" --depth {depth}")).unwrap_or_default();
    let typed = code(format!("nimlab {request}{option}"));
    Document::of((typed, Block::Quote(derived(request, depth, style).blocks))).blocks
}

/// A live derivation, as deep as the lesson says.
pub(super) fn derived(request: &Request, depth: Option<usize>, style: Style) -> Document {
    let depth = depth.unwrap_or(style.depth);
    tell(&Derivation::of(request.clone()), Style { depth, ..style })
}

/// The number of an exercise, above its question.
pub(super) fn exercise_heading(number: usize) -> Block {
    Block::Paragraph(strong(format!("Exercise {number}")))
}

/// The feedback to an answer, when all exercises are answered one after the other.
pub fn numbered_feedback(number: usize, judged: &impl Judged, style: Style) -> Document {
    let mut told = judged.feedback(style);
    let heading = Block::Heading(format!("Exercise {number}").into());
    told.blocks.insert(0, heading);
    told
}

/// What can be typed, after unexpected input.
pub(super) fn how_to_walk() -> Document {
    let how = text!["Press Enter to go on. Or type "{Action::Back}" or "{Action::Leave}"."];
    Document::of(how.at_prompt())
}

/// The same after a command was typed, which is not run here.
pub(super) fn leave_first() -> Document {
    let how = text![
        "This lesson is still open: type "{Action::Leave}" to leave it, and then that command."
    ];
    Document::of(how.at_prompt())
}

/// The message at the end of a lesson, and what is left to do.
pub(super) fn end_message(skipped: &[usize]) -> Document {
    if skipped.is_empty() {
        return Document::of("This lesson is done.");
    }
    let (skipped, them) = exercises_in_words(skipped);
    Document::of(
        text!["This lesson is done but for "{skipped}". Open it again to answer "{them}"."],
    )
}

/// "exercises 1 and 3", and the pronoun for them.
pub(super) fn exercises_in_words(numbers: &[usize]) -> (Text, &'static str) {
    let listed = listed(numbers.iter().map(|&number| number.into()), "and");
    match numbers {
        [_] => (text!["exercise "{listed}], "it"),
        _ => (text!["exercises "{listed}], "them"),
    }
}

/// The message when a reader leaves a lesson before its end, with the command that opened it.
pub fn place_kept_message(command: String) -> Document {
    Document::of(text!["Your place is kept: "{code(command)}" goes on here."])
}

/// What to do next.
pub fn go_on_with(lesson: &str) -> Text {
    text!["Go on with "{code(format!("nimlab lesson {lesson}"))}"."]
}

/// The lessons of the course, with what is done and what is next.
pub fn listing(lessons: &[Outline], progress: &Progress) -> Document {
    let mut table = Table::of(">lesson|<name|<title|<");
    let mark = |lesson: &&Outline| progress.mark(&lesson.name);
    let begun = lessons.iter().rfind(|lesson| mark(lesson).at > 0);
    let next = begun.or_else(|| lessons.iter().find(|lesson| !mark(lesson).done));
    for (number, lesson) in (1_usize..).zip(lessons) {
        let mark = progress.mark(&lesson.name);
        let left = progress.left(lesson);
        let standing = match (mark.done, mark.at, next.is_some_and(|next| next.name == lesson.name))
        {
            (true, ..) if !left.is_empty() => text!["read, "{left.len()}" skipped"],
            (true, ..) => good("done"),
            (_, 1.., _) => Text::from("begun"),
            (_, _, true) => Text::from("next"),
            _ => Text::default(),
        };
        let name = code(lesson.name.clone());
        table.add((number, name, lesson.title.clone(), standing));
    }
    let go_on = match next {
        Some(lesson) => go_on_with(&lesson.name),
        None if lessons.iter().any(|lesson| !progress.left(lesson).is_empty()) => {
            text![
                "You have read all lessons."
                " To do the exercises that you skipped, open their lesson again."
            ]
        }
        None => text![
            {good("All lessons are done.")}" "{code("nimlab practice")}" keeps them fresh."
        ],
    };
    let title = Block::Title("Lessons: from an XOR gate to a perfect game".into());
    Document::of((title, table, go_on))
}

/// An author's question, which may be longer than a sentence.
fn in_markdown(question: &[Block]) -> String {
    let question = Document::of(question.to_vec());
    render::markdown(&question, Terminal::plain(usize::MAX)).trim().to_owned()
}

/// Lessons as one line of JSON, with fields in alphabetical order.
pub fn to_json(lessons: &[Lesson], progress: &Progress) -> String {
    let told = lessons.iter().map(|lesson| {
        let outline = lesson.outline();
        Object::new()
            .field("name", &lesson.name)
            .field("title", &lesson.title)
            .field("goals", &lesson.goals)
            .field("lab", &lesson.lab)
            .field("read", &lesson.read)
            .field("done", progress.is_done(&outline))
            // The skipped exercises, if the lesson was read to its end.
            .field("left", progress.left(&outline))
            .list("exercises", lesson.exercises().map(Exercise::name))
            // The same, with everything needed to ask them.
            .list("asked", lesson.exercises().map(exercise))
    });
    let told = bare_line(&Object::new().list("lessons", told));
    // With the fields of each in alphabetical order.
    let told: serde_json::Value = serde_json::from_str(&told).unwrap_or_default();
    line(told)
}

/// An exercise; a question of the program has its words.
fn exercise(exercise: &Exercise) -> Object {
    match &exercise.asked {
        LessonQuestion::Question { question, .. } => Object::new()
            .field("question", question.to_string())
            .field("asks", asked_by_itself(question).plain())
            .field("answer_form", answer_form(question).plain()),
        LessonQuestion::Written(written) => Object::new()
            .field("asks", in_markdown(&written.question))
            .field("answer_form", pick_form(&written.pick).plain())
            .field("pick", written.pick.word())
            .list("lines", written.lines.iter().map(Text::plain)),
    }
}
