//! What to show a reader who continues a lesson.

use super::built_in::place_of;
use super::skipped::exercises_in_words;
use super::{Lesson, LessonWalk};
use crate::conversation::Action;
use crate::document::text::text;
use crate::document::{Block, Document};

/// The text above a lesson that is continued, or read again because exercises were skipped.
pub fn continued(lesson: &Lesson, walk: &LessonWalk) -> Document {
    let numbered = place_of(&lesson.name).map(|place| format!("Lesson {}", place + 1));
    let which = numbered.unwrap_or_else(|| "This lesson".to_owned());
    let (screen, screens) = walk.screen_of();
    let (continued, place) = if walk.mark().done {
        let place = text!["You have read this lesson to its end."];
        ("read again", place)
    } else {
        let place = text!["You are on page "{screen}" of "{screens}"; b goes back."];
        ("continued", place)
    };
    let title = format!("{which}, {continued}: {}", lesson.title);
    let skipped = walk.skipped();
    let skipped = (!skipped.is_empty()).then(|| {
        let (skipped, them) = exercises_in_words(&skipped);
        text![" You skipped "{skipped}": type "{Action::Skipped}" to go back to "{them}"."]
    });
    let place = place.and(skipped.unwrap_or_default());
    Document::of((Block::Title(title.into()), place))
}
