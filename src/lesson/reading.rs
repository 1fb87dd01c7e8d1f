//! Reads a lesson file: its front matter, its prose, its live fences and its exercises, with all problems.

use super::assets::{CourseAssets, LessonAssets};
use super::finding::Finding;
use super::front_matter::{self, FrontMatter, Named, OffsetFault};
use super::known::{known, known_before, not_as_in_the_course};
use super::markdown::{self, BodyPiece, LessonBody};
use super::words::Fragment;
use super::{Lesson, LessonPart, name_of};
use crate::document::{Block, Idea, Known, Role};

/// The contents of a file.
pub(super) struct LessonReading<'a> {
    /// The text without the byte order mark that some editors add.
    pub text: &'a str,
    pub lesson: Lesson,
    pub matter: FrontMatter,
    /// The offset of each part of the lesson.
    pub offsets: Vec<usize>,
    /// The words in its prose.
    pub fragments: Vec<Fragment>,
    pub links: Vec<Named>,
    pub faults: Vec<OffsetFault>,
}

/// Reads a lesson that uses no pictures except those of the course.
///
/// # Errors
/// The first problem, for a lesson that is to be shown, or that it is not a lesson; `lint` lists all problems.
pub fn read(file: &str, text: &str) -> Result<Lesson, String> {
    read_in_folder(file, text, &CourseAssets)
}

/// Reads a lesson with the pictures next to it.
///
/// # Errors
/// Like [`read`].
pub fn read_in_folder(file: &str, text: &str, assets: &dyn LessonAssets) -> Result<Lesson, String> {
    let reading = read_all(file, text, assets)?;
    let findings = Finding::all(file, reading.text, reading.faults);
    match findings.into_iter().min() {
        Some(finding) => Err(finding.to_string()),
        None => Ok(reading.lesson),
    }
}

/// Reads a lesson, with all problems; the error says that the file is not a lesson at all.
pub(super) fn read_all<'a>(
    file: &str,
    text: &'a str,
    assets: &dyn LessonAssets,
) -> Result<LessonReading<'a>, String> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let Some((matter, mut faults)) = front_matter::read(text) else {
        return Err(format!(
            "{file} is not a lesson: expected front matter at its top, between two lines of three dashes"
        ));
    };
    let known = known(&matter, &mut faults);
    faults.extend(not_as_in_the_course(name_of(file), &matter));
    faults.extend(front_matter::not_in_the_lab(&matter, assets));
    for line in matter.goals.iter().chain(&matter.read) {
        markdown::read(&line.name, line.offset, None, &mut faults);
    }
    let LessonBody { pieces, links, fragments } =
        markdown::read(&text[matter.body..], matter.body, Some(assets), &mut faults);
    let mut parts = Vec::new();
    let mut offsets = Vec::new();
    for (at, piece) in pieces {
        match piece {
            BodyPiece::Block(mut block) => parts.push(match block {
                Block::Quote(ref mut notes) => {
                    let is_about_the_lab =
                        notes.first().is_some_and(|note| begins(note, "In the lab"));
                    // What is for those alone who type is known from there on.
                    for note in notes {
                        if let (true, Block::Paragraph(text)) = (begins(note, "At a prompt"), note)
                        {
                            *text = std::mem::take(text).at_prompt();
                        }
                    }
                    if is_about_the_lab {
                        LessonPart::InTheLab(block)
                    } else {
                        LessonPart::Prose(block)
                    }
                }
                _ => LessonPart::Prose(block),
            }),
            BodyPiece::Fence(fence) => parts.extend(fence.part(text, &mut faults)),
        }
        offsets.resize(parts.len(), at);
    }
    meet_in_order(&mut parts, &matter, known);
    let lesson = Lesson {
        name: name_of(file).to_owned(),
        title: matter.title.clone(),
        goals: names(&matter.goals),
        needs: matter.needs.as_deref().map_or_else(Vec::new, names),
        teaches: names(&matter.teaches),
        known,
        lab: names(&matter.lab),
        tasks: Vec::new(),
        read: names(&matter.read),
        parts,
    };
    Ok(LessonReading { text, lesson, matter, offsets, fragments, links, faults })
}

/// Makes an idea known from where the prose first mentions it, unless it is known already: an exercise above must not
/// mention it.
fn meet_in_order(parts: &mut [LessonPart], matter: &FrontMatter, known: Known) {
    let before = known_before(matter);
    let taught = matter.teaches.iter();
    let taught = taught.filter_map(|named| Idea::named(&named.name));
    let mut ahead: Vec<Idea> = taught.filter(|&idea| !before.has(idea)).collect();
    for part in parts {
        match part {
            LessonPart::Prose(block) => {
                ahead.retain(|&idea| Known::ALL.without(idea).covers_block(block));
            }
            LessonPart::Exercise(exercise) => {
                exercise.known = ahead.iter().fold(known, |known, &idea| known.without(idea));
            }
            _ => {}
        }
    }
}

fn names(named: &[Named]) -> Vec<String> {
    named.iter().map(|named| named.name.clone()).collect()
}

/// Whether a note begins with these words, such as **In the lab:**.
fn begins(note: &Block, words: &str) -> bool {
    let Block::Paragraph(text) = note else {
        return false;
    };
    let first = text.spans().first();
    first.is_some_and(|span| span.role == Role::Strong && span.text.starts_with(words))
}
