//! A lesson file read: its front matter, its prose, its live fences and its exercises, with everything that is wrong.

use thiserror::Error;

use super::fences::{EXPECTED, FenceKind};
use super::finding::Finding;
use super::front_matter::{self, Named, OffsetFault, lines_with_offsets};
use super::known::{known, not_as_in_the_course};
use super::markdown::{self, BodyPiece, Link};
use super::{Exercise, Lesson, LessonPart, ListedSlip, name_of};
use crate::document::{Block, Role};
use crate::legible::quoted;
use crate::question::{Dash, Question, Request};

/// A file that is no lesson at all.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error(
    "{file} is not a lesson: expected front matter at its top, between two lines of three dashes"
)]
pub struct NotALesson {
    /// The file, as it was named.
    pub file: String,
}

/// What a file was found to hold.
pub(super) struct LessonReading {
    pub lesson: Lesson,
    pub links: Vec<Link>,
    pub findings: Vec<Finding>,
}

/// Why a lesson cannot be shown.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LessonError {
    /// It is none at all.
    #[error(transparent)]
    NotALesson(#[from] NotALesson),
    /// Something in it is to be mended.
    #[error("{0}")]
    Faulty(Finding),
}

/// Reads a lesson.
///
/// # Errors
/// The first thing that is wrong, for a lesson that is to be shown; `lint` tells everything.
pub fn read(file: &str, text: &str) -> Result<Lesson, LessonError> {
    let reading = read_all(file, text)?;
    match reading.findings.into_iter().min() {
        Some(finding) => Err(LessonError::Faulty(finding)),
        None => Ok(reading.lesson),
    }
}

/// Reads a lesson and everything that is wrong in it.
pub(super) fn read_all(file: &str, text: &str) -> Result<LessonReading, NotALesson> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let Some((matter, mut faults)) = front_matter::read(text) else {
        return Err(NotALesson {
            file: file.to_owned(),
        });
    };
    let known = known(&matter, &mut faults);
    faults.extend(not_as_in_the_course(&name_of(file), &matter));
    for line in matter.goals.iter().chain(&matter.read) {
        let in_line = markdown::line(&line.name).1.into_iter();
        faults.extend(in_line.map(|(at, message)| (line.offset + at, message)));
    }
    let start = matter.body;
    let markdown::LessonBody {
        pieces,
        links,
        faults: in_body,
    } = markdown::read(&text[start..]);
    faults.extend(
        in_body
            .into_iter()
            .map(|(offset, message)| (start + offset, message)),
    );
    let mut parts = Vec::new();
    for (_, piece) in pieces {
        match piece {
            BodyPiece::Block(block) if is_about_the_lab(&block) => {
                parts.push(LessonPart::InTheLab(block));
            }
            BodyPiece::Block(block) => parts.push(LessonPart::Prose(block)),
            BodyPiece::Fence { info, code, at } => {
                let fence = Fence {
                    info: info.trim(),
                    code: &code,
                    text,
                    offset: start + at.start,
                    end: start + at.end,
                };
                parts.extend(fence.part(&mut faults));
            }
        }
    }
    let links = links
        .into_iter()
        .map(|link| Link {
            offset: start + link.offset,
            ..link
        })
        .collect();
    let lesson = Lesson {
        name: name_of(file),
        title: matter.title,
        goals: names(matter.goals),
        needs: names(matter.needs.unwrap_or_default()),
        teaches: names(matter.teaches),
        known,
        lab: matter.lab,
        tasks: Vec::new(),
        read: names(matter.read),
        parts,
    };
    let findings = Finding::all(file, text, faults);
    Ok(LessonReading {
        lesson,
        links,
        findings,
    })
}

fn names(named: Vec<Named>) -> Vec<String> {
    named.into_iter().map(|named| named.name).collect()
}

/// Whether a block is a quote that begins with **In the lab:**.
fn is_about_the_lab(block: &Block) -> bool {
    let Block::Quote(blocks) = block else {
        return false;
    };
    let Some(Block::Paragraph(text)) = blocks.first() else {
        return false;
    };
    let first = text.spans().first();
    first.is_some_and(|span| span.role == Role::Strong && span.text.starts_with("In the lab"))
}

/// A fenced block of code.
struct Fence<'a> {
    info: &'a str,
    code: &'a str,
    /// The text of the whole file, and where in it the fence begins.
    text: &'a str,
    offset: usize,
    /// Where it ends.
    end: usize,
}

impl Fence<'_> {
    /// What the fence stands for; `None` where it cannot be read, which is then among the faults.
    fn part(&self, faults: &mut Vec<OffsetFault>) -> Option<LessonPart> {
        let kind = FenceKind::of(self.info);
        if kind != FenceKind::Code && !self.is_closed() {
            faults.push((
                self.offset,
                "this fence is never closed: expected a line of backticks after it".to_owned(),
            ));
        }
        let (word, rest) = self
            .info
            .split_once(char::is_whitespace)
            .unwrap_or((self.info, ""));
        let part = match word {
            "nimlab" => self.shown(rest.trim()),
            "exercise" => self.exercise(rest.trim(), faults),
            _ if kind == FenceKind::Unknown => Err(format!(
                "there is no fence {}: {EXPECTED}",
                quoted(word, 40)
            )),
            _ => Ok(LessonPart::Prose(Block::Code(self.code.to_owned()))),
        };
        part.map_err(|message| faults.push((self.offset, message)))
            .ok()
    }

    /// Whether the fence ends with a line of its own, and not just with the file.
    fn is_closed(&self) -> bool {
        let last = self.text[..self.end]
            .trim_end()
            .rsplit('\n')
            .next()
            .unwrap_or_default()
            .trim();
        last.len() >= 3 && last.chars().all(|character| "`~".contains(character))
    }

    fn shown(&self, words: &str) -> Result<LessonPart, String> {
        if !self.code.trim().is_empty() {
            return Err(
                "a nimlab fence is filled by the program: expected nothing between its lines"
                    .to_owned(),
            );
        }
        let (words, depth) = take_depth(words)?;
        if words.first() == Some(&"verify") {
            return Err("'verify' may run for long, so it is not for lessons".to_owned());
        }
        let request =
            Request::from_words(&words, Dash::Refused).map_err(|error| error.to_string())?;
        Ok(LessonPart::Shown { request, depth })
    }

    fn exercise(&self, words: &str, faults: &mut Vec<OffsetFault>) -> Result<LessonPart, String> {
        let question: Question = words
            .parse()
            .map_err(|error: crate::question::ParseError| error.to_string())?;
        let mut slips = Vec::new();
        let body = self.text[self.offset..]
            .find('\n')
            .map_or(self.text.len(), |end| self.offset + end + 1);
        for ((at, _), line) in lines_with_offsets(&self.text[body..]).zip(self.code.lines()) {
            let offset = body + at;
            let Some(said) = line.trim().strip_prefix("wrong ") else {
                if !line.trim().is_empty() {
                    faults.push((
                        offset,
                        format!(
                            "'{}' is not for an exercise: expected wrong ANSWER CODE",
                            line.trim()
                        ),
                    ));
                }
                continue;
            };
            match said.trim().rsplit_once(char::is_whitespace) {
                Some((answer, code)) => {
                    slips.push(ListedSlip {
                        answer: answer.trim().to_owned(),
                        code: code.to_owned(),
                        offset,
                    });
                }
                None => faults.push((
                    offset,
                    format!(
                        "'{}' lacks its code: expected wrong ANSWER CODE",
                        line.trim()
                    ),
                )),
            }
        }
        Ok(LessonPart::Exercise(Exercise { question, slips }))
    }
}

/// The words without `--depth N`, and that depth.
fn take_depth(words: &str) -> Result<(Vec<&str>, Option<usize>), String> {
    let mut rest = Vec::new();
    let mut depth = None;
    let mut words = words.split_whitespace();
    while let Some(word) = words.next() {
        if word == "--depth" {
            let number = words.next().unwrap_or_default();
            let parsed = number
                .parse()
                .map_err(|_| format!("'{number}' is not a depth: expected a whole number"))?;
            depth = Some(parsed);
        } else {
            rest.push(word);
        }
    }
    Ok((rest, depth))
}
