//! What a reader knows in a lesson: what it teaches, everything that it requires, and what that requires in turn.
//!
//! A lesson that requires `padded-xor` builds on the first four lessons; one that requires the idea `mex` on all ten. A
//! lesson without requirements is for readers of the whole course.

use super::built_in::{BUILT_IN, name_of, place_of};
use super::front_matter::{self, FrontMatter, Named, OffsetFault};
use crate::document::{Idea, Known};
use crate::legible::quoted;
use crate::question::nearest;

/// What is known in a lesson with this front matter; unknown requirements and ideas are faults.
pub(super) fn known(matter: &FrontMatter, faults: &mut Vec<OffsetFault>) -> Known {
    faults.extend(matter.teaches.iter().filter_map(misspelt));
    let needs = matter.needs.iter().flatten();
    let unknown = needs.filter(|named| lesson_for(&named.name).is_none());
    faults.extend(unknown.map(|named| (named.offset, no_such_need(named))));
    let taught = matter.teaches.iter();
    let taught = taught.filter_map(|named| Idea::named(&named.name));
    taught.fold(known_before(matter), Known::with)
}

/// What is known before such a lesson.
pub(super) fn known_before(matter: &FrontMatter) -> Known {
    let Some(needs) = &matter.needs else {
        return Known::ALL;
    };
    let needed = needs.iter().filter_map(|named| lesson_for(&named.name));
    needed.fold(Known::NONE, |known, lesson| known.or(known_after(lesson)))
}

/// The index of the course lesson behind a requirement: the one with this name, or the one that introduces the idea
/// with this name.
fn lesson_for(name: &str) -> Option<usize> {
    place_of(name).or_else(|| place_of(Idea::named(name)?.lesson()))
}

/// The ideas that a lesson of the course introduces, by its index.
fn taught_by(lesson: usize) -> impl Iterator<Item = Idea> {
    let ideas = Idea::ALL.iter().copied();
    ideas.filter(move |idea| place_of(idea.lesson()) == Some(lesson))
}

/// What is known after a lesson of the course. Each builds on earlier ones, so this ends.
pub(super) fn known_after(lesson: usize) -> Known {
    let matter = front_matter::read(BUILT_IN[lesson].1).map(|(matter, _)| matter);
    let before = known_before(&matter.unwrap_or_default());
    taught_by(lesson).fold(before, Known::with)
}

/// A contradiction between what a lesson of the course says that it requires or teaches and the course itself.
pub(super) fn not_as_in_the_course(name: &str, matter: &FrontMatter) -> Option<OffsetFault> {
    let place = place_of(name)?;
    let later = matter.needs.iter().flatten();
    let later = later.filter(|named| lesson_for(&named.name).is_some_and(|needed| needed >= place));
    if let Some(named) = later.into_iter().next() {
        let fault = format!("'{}' comes later in the course", named.name);
        return Some((named.offset, fault));
    }
    let mut said: Vec<&str> = matter.teaches.iter().map(|named| &named.name[..]).collect();
    let mut taught: Vec<&str> = taught_by(place).map(Idea::name).collect();
    said.sort_unstable();
    taught.sort_unstable();
    (said != taught).then(|| {
        let fault = format!(
            "in the list of ideas this lesson teaches others: expected teaches: {}",
            taught.join(", ")
        );
        (matter.teaches.first().map_or(0, |named| named.offset), fault)
    })
}

/// A taught idea with nearly the name of one of the course. Any other name is an idea of the lesson's own.
fn misspelt(named: &Named) -> Option<OffsetFault> {
    let ideas = Idea::ALL.iter().map(|idea| idea.name());
    let meant = nearest(&named.name, ideas).filter(|meant| *meant != named.name)?;
    let name = quoted(&named.name, 40);
    let fault = format!("there is no idea {name}: did you mean {meant}?");
    Some((named.offset, fault))
}

/// Ideas that a lesson teaches besides those of the course but never mentions.
pub(super) fn untaught(matter: &FrontMatter, text: &str) -> Vec<OffsetFault> {
    let spoken = in_one_line(&text[matter.body..]);
    let own = matter.teaches.iter();
    let own = own.filter(|named| Idea::named(&named.name).is_none());
    let untaught = own.filter(|named| !spoken.contains(&in_one_line(&named.name)));
    let faults = untaught.map(|named| {
        let name = quoted(&named.name, 40);
        let fault = format!("the lesson teaches {name}, of which it never speaks: expected these words below, or an idea of the course");
        (named.offset, fault)
    });
    faults.collect()
}

/// A text in lower case, with line breaks as spaces.
fn in_one_line(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    words.join(" ").to_lowercase()
}

fn no_such_need(named: &Named) -> String {
    let lessons = BUILT_IN.iter().map(|(file, _)| name_of(file));
    let all: Vec<&str> = lessons.chain(Idea::ALL.iter().map(|idea| idea.name())).collect();
    let expected = match nearest(&named.name, all.iter().copied()) {
        Some(meant) => format!("did you mean {meant}?"),
        None => format!("expected lessons and ideas of the course, or none: {}", all.join(", ")),
    };
    let name = quoted(&named.name, 40);
    format!("there is no lesson or idea {name}: {expected}")
}
