//! `nimlab lesson`: lists lessons, shows one, or checks lesson files.

mod bookmark;
mod files;

use std::convert::Infallible;
use std::io::{self, BufRead, IsTerminal};
use std::path::Path;

use crate::args::LessonArguments;
use crate::error::Error;
use crate::interruptible::InterruptibleLines;
use crate::line::read_line;
use crate::outcome::Outcome;
use crate::output::Output;
use crate::prompter::Prompter;
use crate::saves::watch;
use crate::screen::size;
use crate::streams::plain;
use crate::usage::as_typed;
pub(crate) use bookmark::Bookmark;
use course::conversation::{Action, Judged, Menu, converse, normalised};
use course::lesson::{
    Finding, Key, Lesson, LessonWalk, Progress, continued, go_on_with, lesson_after, lint, listing,
    numbered_feedback, outlines, place_kept_message, read_in_folder, screens, to_json, whole,
};
use explain::document::wording::counted;
use explain::document::{Document, Style};
use explain::judgement::Verdict;
use files::{LESSON_FILES, LessonFolder, course, find, read_file};
use grade::files::{FoundFile, shown};

/// Lists the lessons, walks through one, or checks files.
pub(crate) fn run(arguments: &LessonArguments, output: &Output) -> Result<Outcome, Error> {
    if arguments.lint {
        return check(&arguments.lessons, output);
    }
    if arguments.watch {
        match show_again(arguments, output)? {}
    }
    // A name may have blanks: nim sum.
    let named = (!arguments.lessons.is_empty()).then(|| arguments.lessons.join(" "));
    let lesson = named.map(|name| find(&name)).transpose()?;
    let bookmark = Bookmark::load(output)?;
    match lesson {
        _ if arguments.reset => reset(lesson.as_ref(), &bookmark, output),
        None => {
            // Programs get the whole contents of the lessons, people a line about each.
            let lessons = if output.is_for_people() { Vec::new() } else { course()? };
            let progress = &bookmark.progress;
            output.result(|| listing(&outlines(), progress), || to_json(&lessons, progress))?;
            Ok(Outcome::Right)
        }
        Some(lesson) => {
            let style = lesson.style(output.style);
            show(&lesson, style, arguments, output, &bookmark)
        }
    }
}

/// Resets the progress in a lesson, or in all, which it asks about first.
fn reset(lesson: Option<&Lesson>, bookmark: &Bookmark, output: &Output) -> Result<Outcome, Error> {
    let name = lesson.map(|lesson| lesson.name.as_str());
    if name.is_none() && !is_sure()? {
        output.note("nothing was reset")?;
        return Ok(Outcome::Right);
    }
    let is_reset = bookmark.change(output, |progress| match name {
        Some(name) => progress.reset(name),
        None => *progress = Progress::default(),
    })?;
    if is_reset {
        let name = name.unwrap_or("all lessons");
        output.note(&format!("your progress in {name} is reset"))?;
    }
    Ok(Outcome::Right)
}

/// Asks whether to reset all lessons.
fn is_sure() -> io::Result<bool> {
    plain("Reset your progress in all lessons? Type yes or no: ")?;
    let answer = read_line(&mut io::stdin().lock())?.unwrap_or_default();
    if !io::stdin().is_terminal() {
        plain("\n")?;
    }
    Ok(["yes", "y"].contains(&normalised(&answer).as_str()))
}

fn key(arguments: &LessonArguments) -> Key {
    if arguments.key { Key::Shown } else { Key::Hidden }
}

fn show(
    lesson: &Lesson,
    style: Style,
    arguments: &LessonArguments,
    output: &Output,
    bookmark: &Bookmark,
) -> Result<Outcome, Error> {
    let stdin = io::stdin();
    if stdin.is_terminal() && output.is_interactive() && !arguments.key {
        let command = as_typed(&["lesson"], &arguments.lessons);
        return walk(lesson, style, command, output, bookmark);
    }
    let key = key(arguments);
    output.result(
        || whole(lesson, style, key),
        || to_json(std::slice::from_ref(lesson), &bookmark.progress),
    )?;
    if stdin.is_terminal() || !output.is_text() {
        Ok(Outcome::Right)
    } else {
        answers(lesson, style, stdin.lock(), output)
    }
}

/// Walks through a lesson, a screenful at a time.
fn walk(
    lesson: &Lesson,
    style: Style,
    command: String,
    output: &Output,
    bookmark: &Bookmark,
) -> Result<Outcome, Error> {
    let (_, height) = size();
    // Minus the line to type on, an empty one above it, and the one that Enter leads to.
    let height = height.saturating_sub(3);
    let mark = bookmark.progress.mark(&lesson.name);
    let (progress, outline) = (&bookmark.progress, lesson.outline());
    let is_continued = mark.at > 0 && !mark.done;
    let is_taken_up = is_continued || !progress.left(&outline).is_empty();
    // Room for the title and the position.
    let height = if is_taken_up { height.saturating_sub(6) } else { height };
    let screens = screens(lesson, style, output.terminal(), height);
    let answered = progress.answered(&outline);
    let mut walk = LessonWalk::new(screens, mark, style).having_answered(answered);
    if is_taken_up {
        output.message(&continued(lesson, &walk))?;
    }
    let held = converse(&mut walk, &mut Prompter::new(output));
    // If the window was closed, nothing more is printed, but the progress is stored all the same.
    let is_kept = bookmark.change(output, |progress| {
        progress.keep_answers(&lesson.name, walk.answered());
        progress.keep(&lesson.name, walk.mark());
    });
    InterruptibleLines::over(output);
    held?;
    if !walk.was_left() {
        if let Some(next) = lesson_after(&lesson.name) {
            output.document(Document::of(go_on_with(next)))?;
        }
    } else if is_kept? && !walk.mark().done {
        // A lesson that has been read to its end begins anew.
        output.document(place_kept_message(command))?;
    }
    Ok(Outcome::of(!walk.has_missed()))
}

/// The answers to the exercises, one per line, if there is input.
fn answers(
    lesson: &Lesson,
    style: Style,
    mut input: impl BufRead,
    output: &Output,
) -> Result<Outcome, Error> {
    let leaves = Menu::unlisted("answer", [Action::Leave]);
    let mut outcome = Outcome::Right;
    for (number, exercise) in (1..).zip(lesson.exercises()) {
        let Some(line) = read_line(&mut input)? else {
            break;
        };
        if leaves.action(&line).is_some() {
            break;
        }
        let judged = exercise.judge(&line);
        if judged.verdict() != Verdict::Right {
            outcome = Outcome::NotRight;
        }
        output.message(&numbered_feedback(number, &judged, style))?;
    }
    Ok(outcome)
}

/// Shows a lesson file as it is printed whenever it is saved, followed by its problems.
fn show_again(arguments: &LessonArguments, output: &Output) -> Result<Infallible, Error> {
    let [name] = &arguments.lessons[..] else {
        return Err(
            "--watch shows a lesson file whenever it is saved: expected one, such as my-lesson.md"
                .into(),
        );
    };
    let (key, file) = (key(arguments), Path::new(name));
    // The name of a course lesson is not a file that the reader edits.
    read_file(file)?;
    watch(&arguments.lessons, LESSON_FILES, output, |_| {
        // A lesson with faults cannot be shown; they are listed below.
        if let Ok(lesson) = find(name) {
            let style = lesson.style(output.style);
            output.document(whole(&lesson, style, key))?;
        }
        match read_file(file) {
            Ok(text) => output.findings(&findings(file, &text))?,
            Err(why) => output.error(&why.to_string())?,
        }
        Ok(())
    })
}

/// The problems in a lesson file.
fn findings(file: &Path, text: &str) -> Vec<Finding> {
    let name = shown(file);
    lint(&name, text, &LessonFolder::file(file))
        .unwrap_or_else(|none| vec![Finding::at(&name, text, 0, none)])
}

/// Checks lesson files.
fn check(files: &[String], output: &Output) -> Result<Outcome, Error> {
    if files.is_empty() {
        return Err(
            "there is nothing to check: expected the names of lesson files after --lint".into()
        );
    }
    let (mut findings, mut exercises) = (Vec::new(), 0);
    let found = LESSON_FILES.find_all(files);
    if let Some(error) = found.errors.into_iter().next() {
        return Err(error.into());
    }
    for FoundFile { path: file, .. } in found.files {
        let text = read_file(&file)?;
        findings.extend(self::findings(&file, &text));
        let lesson = read_in_folder(&shown(&file), &text, &LessonFolder::file(&file));
        exercises += lesson.map_or(0, |lesson| lesson.exercises().count());
    }
    output.findings(&findings)?;
    if findings.is_empty() {
        output.note(&format!("nothing to mend ({})", counted(exercises, "exercise")))?;
    }
    Ok(Outcome::of(findings.is_empty()))
}
