//! Reads a lesson file: its front matter, its prose, its live fences and its exercises, with all problems.

use super::assets::{CourseAssets, LessonAssets};
use super::finding::Finding;
use super::front_matter::{self, Named, OffsetFault};
use super::markdown::{self, BodyPiece, LessonBody};
use super::{Lesson, LessonPart, name_of};
use explain::document::{Block, Role};

/// The contents of a file.
pub(super) struct LessonReading<'a> {
    /// The text without the byte order mark that some editors add.
    pub text: &'a str,
    pub lesson: Lesson,
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
    faults.extend(front_matter::not_in_the_lab(&matter, assets));
    for line in matter.goals.iter().chain(&matter.read) {
        markdown::read(&line.name, line.offset, None, &mut faults);
    }
    let LessonBody { pieces, links } =
        markdown::read(&text[matter.body..], matter.body, Some(assets), &mut faults);
    let mut parts = Vec::new();
    for piece in pieces {
        match piece {
            BodyPiece::Block(mut block) => {
                if let Block::Quote(notes) = &mut block {
                    notes.iter_mut().for_each(mark_at_prompt);
                }
                parts.push(LessonPart::Prose(block));
            }
            BodyPiece::Fence(fence) => parts.extend(fence.part(text, &mut faults)),
        }
    }
    let lesson = Lesson {
        name: name_of(file).to_owned(),
        title: matter.title.clone(),
        goals: names(&matter.goals),
        level: matter.level,
        lab: names(&matter.lab),
        read: names(&matter.read),
        parts,
    };
    Ok(LessonReading { text, lesson, links, faults })
}

fn names(named: &[Named]) -> Vec<String> {
    named.iter().map(|named| named.name.clone()).collect()
}

/// Marks a note that begins with **At a prompt:** as one for readers who type commands.
fn mark_at_prompt(note: &mut Block) {
    if let Block::Paragraph(text) = note
        && let Some(first) = text.spans().first()
        && first.role == Role::Strong
        && first.text.starts_with("At a prompt")
    {
        *text = std::mem::take(text).at_prompt();
    }
}
