//! The ideas of the course as data beside the lessons: which lesson introduces each, and which words name it.
//!
//! `"nim sum" = ["nim sum", "nim-sum"]` stands below `[nim-sum]`, so lesson five introduces the nim sum.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use super::built_in::BUILT_IN;
use super::name_of;
use crate::document::Idea;

/// An idea, the lesson of the course that introduces it, and the words that name it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Introduced {
    /// The idea.
    pub idea: Idea,
    /// The lesson, by its place in the course, counted from 0.
    pub lesson: usize,
    /// The words, each in the singular.
    pub words: Vec<String>,
}

/// What the file of the ideas holds: for each lesson the ideas with their words.
type IdeasFile = BTreeMap<String, BTreeMap<String, Vec<String>>>;

static IDEAS: LazyLock<Vec<Introduced>> = LazyLock::new(|| {
    // Part of the program, and held to what it must be by a test.
    read(include_str!("../../lessons/ideas.toml")).unwrap_or_default()
});

/// The ideas of the course, in the order of its lessons.
#[must_use]
pub fn ideas() -> &'static [Introduced] {
    &IDEAS
}

/// Reads the ideas; an error names what is wrong.
pub(super) fn read(text: &str) -> Result<Vec<Introduced>, String> {
    let file: IdeasFile = toml::from_str(text).map_err(|error| error.to_string())?;
    let mut found = Vec::new();
    for (lesson, taught) in file {
        let mut names = BUILT_IN.iter().map(|(file, _)| name_of(file));
        let lesson = names
            .position(|name| name == lesson)
            .ok_or_else(|| format!("'{lesson}' is no lesson of the course"))?;
        for (name, words) in taught {
            let idea = Idea::named(&name).ok_or_else(|| format!("'{name}' is no idea"))?;
            found.push(Introduced {
                idea,
                lesson,
                words,
            });
        }
    }
    found.sort_by_key(|introduced| (introduced.lesson, introduced.idea));
    match Idea::ALL
        .iter()
        .find(|&&idea| found.iter().filter(|it| it.idea == idea).count() != 1)
    {
        Some(idea) => Err(format!("'{}' must stand there once", idea.name())),
        None => Ok(found),
    }
}

/// The ideas that a lesson of the course introduces, by its place.
pub(super) fn taught_by(lesson: usize) -> impl Iterator<Item = Idea> {
    let ideas = ideas().iter();
    ideas
        .filter(move |introduced| introduced.lesson == lesson)
        .map(|introduced| introduced.idea)
}

#[cfg(test)]
mod tests {
    use super::{IDEAS, read};
    use crate::document::Idea;

    #[test]
    fn every_idea_is_introduced_once_and_has_words() {
        let read = read(include_str!("../../lessons/ideas.toml"));
        assert_eq!(read.as_ref(), Ok(&*IDEAS));
        assert_eq!(IDEAS.len(), Idea::ALL.len());
        assert!(IDEAS.iter().all(|introduced| !introduced.words.is_empty()));
    }

    #[test]
    fn what_is_wrong_in_the_file_is_named() {
        for (text, expected) in [
            ("[nim-som]\n\"nim sum\" = []\n", "'nim-som' is no lesson"),
            ("[nim-sum]\n\"nim som\" = []\n", "'nim som' is no idea"),
            ("[nim-sum]\n\"nim sum\" = []\n", "must stand there once"),
            ("[nim-sum\n", "TOML"),
        ] {
            let error = read(text).unwrap_err();
            assert!(error.contains(expected), "{error}");
        }
    }
}
