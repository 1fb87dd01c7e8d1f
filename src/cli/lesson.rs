//! `nimlab lesson`: the list, one lesson, or lesson files checked.

use std::fs;
use std::io::{self, BufRead, IsTerminal};
use std::path::{Path, PathBuf};

use terminal_size::{Height, terminal_size_of};

use super::args::LessonArguments;
use super::line::read_line;
use super::output::Output;
use super::{Error, Outcome};
use crate::document::{Block, Document, tell_hint, tell_judgement};
use crate::judgement::{Hint, Verdict, judge};
use crate::lesson::{
    BUILT_IN, Exercise, Finding, Key, Lesson, Place, Progress, Screen, Shelf, built_in, lint,
    listing, name_of, read, screens, to_json, whole,
};

/// Lists the lessons, walks through one, or checks files.
pub(super) fn run(arguments: &LessonArguments, output: &Output) -> Result<Outcome, Error> {
    if arguments.lint {
        return check(&arguments.lessons, output);
    }
    let mut bookmark = Bookmark::load(output)?;
    if arguments.reset {
        bookmark.forget(output)?;
    }
    match arguments.lessons.first() {
        None if arguments.reset => Ok(Outcome::Right),
        None => {
            let lessons = course()?;
            let progress = &bookmark.progress;
            output.result(
                || listing(&lessons, progress),
                || to_json(&lessons, progress),
            )?;
            Ok(Outcome::Right)
        }
        Some(name) => {
            let lesson = find(name)?;
            show(&lesson, arguments, output, &mut bookmark)
        }
    }
}

fn show(
    lesson: &Lesson,
    arguments: &LessonArguments,
    output: &Output,
    bookmark: &mut Bookmark,
) -> Result<Outcome, Error> {
    let stdin = io::stdin();
    if !stdin.is_terminal() || !output.is_interactive() || arguments.key {
        let key = if arguments.key {
            Key::Shown
        } else {
            Key::Hidden
        };
        let progress = &bookmark.progress;
        output.result(
            || whole(lesson, output.telling, key),
            || to_json(std::slice::from_ref(lesson), progress),
        )?;
        return if stdin.is_terminal() || !output.is_text() {
            Ok(Outcome::Right)
        } else {
            answers(lesson, stdin.lock(), output)
        };
    }
    let height = terminal_size_of(io::stdout()).map_or(24, |(_, Height(rows))| usize::from(rows));
    let screens = screens(
        lesson,
        output.telling,
        output.terminal(),
        height.saturating_sub(3),
    );
    let mut walk = Walk {
        lesson,
        screens,
        input: stdin.lock(),
        output,
        outcome: Outcome::Right,
    };
    walk.run(bookmark)?;
    Ok(walk.outcome)
}

/// The answers to the exercises, one a line, where any come.
fn answers(lesson: &Lesson, mut input: impl BufRead, output: &Output) -> Result<Outcome, Error> {
    let mut outcome = Outcome::Right;
    for (number, exercise) in (1..).zip(lesson.exercises()) {
        let Some(line) = read_line(&mut input)? else {
            break;
        };
        let judgement = judge(&exercise.question, &line, output.telling.names);
        if judgement.verdict != Verdict::Right {
            outcome = Outcome::NotRight;
        }
        let mut document = Document {
            blocks: vec![Block::Heading(format!("Exercise {number}").into())],
        };
        document
            .blocks
            .extend(tell_judgement(&judgement, output.telling).blocks);
        output.say(&document)?;
    }
    Ok(outcome)
}

/// A lesson walked through, a screenful at a time.
struct Walk<'a, I> {
    lesson: &'a Lesson,
    screens: Vec<Screen>,
    input: I,
    output: &'a Output,
    outcome: Outcome,
}

/// Where to go from a screen.
enum Step {
    On,
    Back,
    Leave,
}

impl<I: BufRead> Walk<'_, I> {
    fn run(&mut self, bookmark: &mut Bookmark) -> Result<(), Error> {
        let kept = bookmark.progress.place(&self.lesson.name);
        // A lesson that has been read to its end begins anew.
        let begin = if kept.done { 0 } else { kept.at };
        let mut at = self
            .screens
            .iter()
            .rposition(|screen| screen.part <= begin)
            .unwrap_or(0);
        while let Some(screen) = self.screens.get(at).cloned() {
            Output::lines(&screen.lines)?;
            let is_last = at + 1 == self.screens.len();
            let step = match &screen.exercise {
                Some(exercise) => self.ask(exercise)?,
                None => self.turn(is_last)?,
            };
            match step {
                Step::On if is_last => {
                    let done = Place { at: 0, done: true };
                    return bookmark.keep(&self.lesson.name, done, self.output);
                }
                Step::On => at += 1,
                Step::Back => at = at.saturating_sub(1),
                Step::Leave => {
                    let place = Place {
                        at: screen.part,
                        ..kept
                    };
                    bookmark.keep(&self.lesson.name, place, self.output)?;
                    let again = format!(
                        "Your place is kept: nimlab lesson {} goes on here.\n",
                        self.lesson.name
                    );
                    self.output.prompt(&again)?;
                    break;
                }
            }
        }
        Ok(())
    }

    fn turn(&mut self, is_last: bool) -> Result<Step, Error> {
        let on = if is_last {
            "Enter: end of the lesson"
        } else {
            "Enter: go on"
        };
        loop {
            match self
                .prompt(&format!("[{on}, b: back, q: leave] "))?
                .as_deref()
                .map(str::trim)
            {
                None | Some("q" | "quit") => return Ok(Step::Leave),
                Some("b" | "back") => return Ok(Step::Back),
                Some("") => return Ok(Step::On),
                Some(_) => self
                    .output
                    .prompt("Press Enter to go on, b to go back, q to leave.\n")?,
            }
        }
    }

    fn ask(&mut self, exercise: &Exercise) -> Result<Step, Error> {
        let mut hints = Hint::ladder(&exercise.question).into_iter();
        let mut misses = 0;
        loop {
            let Some(line) = self.prompt("[answer, hint, Enter: go on, b: back, q: leave] ")?
            else {
                return Ok(Step::Leave);
            };
            match line.trim().to_lowercase().as_str() {
                "" => return Ok(Step::On),
                "b" | "back" => return Ok(Step::Back),
                "q" | "quit" => return Ok(Step::Leave),
                "hint" | "h" | "?" => {
                    let hint = hints.next().map_or_else(
                        || Block::Paragraph("That was the last hint.".into()),
                        |rung| tell_hint(&exercise.question, &rung, self.output.telling),
                    );
                    self.output.say(&Document { blocks: vec![hint] })?;
                }
                _ => {
                    let judgement = judge(&exercise.question, &line, self.output.telling.names);
                    let mut told = tell_judgement(&judgement, self.output.telling);
                    if judgement.verdict == Verdict::Wrong {
                        self.outcome = Outcome::NotRight;
                        misses += 1;
                        if misses == 1 {
                            // The answer can wait for a second try.
                            told.blocks
                                .retain(|block| !matches!(block, Block::Conclusion(_)));
                            told.blocks
                                .push(Block::Paragraph("Try again, or type hint.".into()));
                        }
                    }
                    self.output.say(&told)?;
                    if judgement.verdict == Verdict::Right {
                        return self.turn(false);
                    }
                }
            }
        }
    }

    fn prompt(&mut self, text: &str) -> Result<Option<String>, Error> {
        self.output.prompt(&format!("\n{text}"))?;
        let line = read_line(&mut self.input)?;
        self.output.prompt("\n")?;
        Ok(line)
    }
}

/// The progress of this user, and where it is kept.
struct Bookmark {
    file: Option<PathBuf>,
    progress: Progress,
}

impl Bookmark {
    fn load(output: &Output) -> Result<Self, Error> {
        let file = Progress::file();
        let Some(loaded) = file.as_deref().map(Progress::load) else {
            return Ok(Self {
                file,
                progress: Progress::default(),
            });
        };
        if let Some(aside) = loaded.set_aside {
            let aside = aside.display();
            output.note(&format!(
                "the file with your progress was damaged; it has been set aside as {aside}"
            ))?;
        }
        Ok(Self {
            file,
            progress: loaded.progress,
        })
    }

    fn keep(&mut self, name: &str, place: Place, output: &Output) -> Result<(), Error> {
        self.progress.keep(name, place);
        self.save(output)
    }

    fn forget(&mut self, output: &Output) -> Result<(), Error> {
        self.progress = Progress::default();
        self.save(output)?;
        Ok(output.note("your progress in the lessons has been forgotten")?)
    }

    /// Where the progress cannot be kept, lessons still run.
    fn save(&self, output: &Output) -> Result<(), Error> {
        let Some(file) = &self.file else {
            return Ok(());
        };
        if let Err(error) = self.progress.save(file) {
            let file = file.display();
            output.note(&format!(
                "your place in the lessons cannot be kept in {file}: {error}"
            ))?;
        }
        Ok(())
    }
}

fn course() -> Result<Vec<Lesson>, Error> {
    BUILT_IN
        .iter()
        .map(|(file, text)| lesson(file, text))
        .collect()
}

/// The lesson of this name, or the one in this file.
fn find(name: &str) -> Result<Lesson, Error> {
    let path = Path::new(name);
    if let Some((file, text)) = built_in(name).filter(|_| !path.exists()) {
        return lesson(file, text);
    }
    if path.exists()
        || name.contains(['/', '\\'])
        || path.extension().is_some_and(|ending| ending == "md")
    {
        return lesson(name, &read_file(name)?);
    }
    let closest = closest_lesson(name).map(|lesson| format!(" did you mean '{lesson}'?"));
    Err(Error::NoSuchLesson {
        name: name.to_owned(),
        closest: closest.unwrap_or_default(),
    })
}

fn lesson(file: &str, text: &str) -> Result<Lesson, Error> {
    read(file, text)?.map_err(Error::Lesson)
}

fn read_file(name: &str) -> Result<String, Error> {
    let unreadable = |reason: String| Error::Unreadable {
        file: name.to_owned(),
        reason,
    };
    let bytes = fs::read(name).map_err(|error| unreadable(error.to_string()))?;
    String::from_utf8(bytes).map_err(|_| unreadable("it is not text in UTF-8".to_owned()))
}

/// The lesson that was probably meant: one whose name holds the word, or is spelt nearly so.
fn closest_lesson(name: &str) -> Option<String> {
    const FEWEST_LETTERS: usize = 3;
    let mut names = BUILT_IN.iter().map(|(file, _)| name_of(file));
    let holds = names
        .clone()
        .find(|lesson| name.len() >= FEWEST_LETTERS && lesson.contains(name));
    holds.or_else(|| {
        names.find(|lesson| strsim::damerau_levenshtein(lesson, name) <= lesson.len() / 3)
    })
}

/// The files beside a lesson, and those of the course.
struct Beside(PathBuf);

impl Shelf for Beside {
    fn has(&self, file: &str) -> bool {
        self.0.join(file).is_file() || BUILT_IN.iter().any(|(built_in, _)| *built_in == file)
    }
}

/// Checks lesson files.
fn check(files: &[String], output: &Output) -> Result<Outcome, Error> {
    if files.is_empty() {
        return Err(Error::NothingToLint);
    }
    let mut findings = Vec::new();
    for file in files {
        let folder = Path::new(file)
            .parent()
            .map(Path::to_owned)
            .unwrap_or_default();
        let text = read_file(file)?;
        match lint(file, &text, &Beside(folder)) {
            Ok(found) => findings.extend(found),
            Err(none) => findings.push(Finding::at(file, &text, 0, none.to_string())),
        }
    }
    output.findings(&findings)?;
    Ok(if findings.is_empty() {
        Outcome::Right
    } else {
        Outcome::NotRight
    })
}
