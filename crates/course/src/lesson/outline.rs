//! What the list of lessons shows of each, found in its file without parsing the body.

use super::built_in::BUILT_IN;
use super::{Lesson, fences, front_matter, name_of};

/// A lesson in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outline {
    /// The name of its file without number and extension, such as `xor-gate`.
    pub name: String,
    /// Its title.
    pub title: String,
    /// The number of its exercises.
    pub exercises: usize,
}

impl Lesson {
    /// Its entry in the list.
    pub fn outline(&self) -> Outline {
        Outline {
            name: self.name.clone(),
            title: self.title.clone(),
            exercises: self.exercises().count(),
        }
    }
}

/// The lessons of the course, in order.
pub fn outlines() -> Vec<Outline> {
    let lessons = BUILT_IN.iter().map(|(file, text)| Outline {
        name: name_of(file).to_owned(),
        title: front_matter::title(text).to_owned(),
        exercises: text.lines().filter(|line| fences::asks(line)).count(),
    });
    lessons.collect()
}

/// The name of the lesson that prepares for a function of the lab.
pub fn lesson_on(function: &str) -> Option<&'static str> {
    let leads_there = |text: &str| {
        let matter = front_matter::read(text);
        matter.is_some_and(|(matter, _)| matter.lab.iter().any(|named| named.name == function))
    };
    let (file, _) = BUILT_IN.iter().find(|(_, text)| leads_there(text))?;
    Some(name_of(file))
}
