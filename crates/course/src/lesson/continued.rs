//! What to show a reader who continues a lesson.

use super::built_in::place_of;
use super::documents::exercises_in_words;
use super::{Lesson, LessonWalk};
use explain::document::text::text;
use explain::document::{Block, Document};

/// The text above a lesson that is continued, or read again because exercises were skipped.
pub fn continued(lesson: &Lesson, walk: &LessonWalk) -> Document {
    let numbered = place_of(&lesson.name).map(|place| format!("Lesson {}", place + 1));
    let which = numbered.unwrap_or_else(|| "This lesson".to_owned());
    let (continued, place) = if walk.mark().done {
        let (skipped, _) = exercises_in_words(&walk.skipped());
        ("read again", text!["You skipped "{skipped}", and go on there; b goes back."])
    } else {
        let (screen, screens) = walk.screen_of();
        ("continued", text!["You are on page "{screen}" of "{screens}"; b goes back."])
    };
    let title = format!("{which}, {continued}: {}", lesson.title);
    Document::of((Block::Title(title.into()), place))
}
