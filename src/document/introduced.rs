//! Which lesson of the course introduces each idea, and which words name it: data beside the lessons.
//!
//! `nim sum: nim sum, nim-sum` stands below `[nim-sum]`, so the lesson `nim-sum` introduces the nim sum.

use std::sync::LazyLock;

use super::idea::Idea;

/// An idea, the lesson of the course that introduces it, and the words that name it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Introduced {
    /// The idea.
    pub idea: Idea,
    /// The name of the lesson.
    pub lesson: String,
    /// The words, each in the singular.
    pub words: Vec<String>,
}

const FILE: &str = include_str!("../../lessons/ideas.txt");

/// The file is part of the program; a test holds it to what it must be.
static IDEAS: LazyLock<Vec<Introduced>> = LazyLock::new(|| read(FILE).unwrap_or_default());

/// Every idea with its lesson and its words.
#[must_use]
pub fn ideas() -> &'static [Introduced] {
    &IDEAS
}

/// Reads the ideas; an error names what is wrong.
fn read(text: &str) -> Result<Vec<Introduced>, String> {
    let mut lesson = "";
    let mut found = Vec::new();
    for line in text.lines().map(str::trim) {
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        if let Some(name) = line.strip_prefix('[').and_then(|it| it.strip_suffix(']')) {
            lesson = name;
            continue;
        }
        let (name, words) = line
            .split_once(": ")
            .ok_or_else(|| format!("'{line}' is neither [a lesson] nor an idea: and its words"))?;
        let idea = Idea::named(name).ok_or_else(|| format!("'{name}' is no idea"))?;
        found.push(Introduced {
            idea,
            lesson: lesson.to_owned(),
            words: words.split(", ").map(str::to_owned).collect(),
        });
    }
    found.sort_by_key(|introduced| introduced.idea);
    let times = |idea: Idea| found.iter().filter(|it| it.idea == idea).count();
    match Idea::ALL.iter().find(|&&idea| times(idea) != 1) {
        Some(idea) => Err(format!("'{}' must stand there once", idea.name())),
        None => Ok(found),
    }
}

#[cfg(test)]
mod tests {
    use super::{FILE, IDEAS, read};
    use crate::document::Idea;

    #[test]
    fn every_idea_is_introduced_once_and_has_words() {
        assert_eq!(read(FILE).as_ref(), Ok(&*IDEAS));
        assert_eq!(IDEAS.len(), Idea::ALL.len());
        assert!(IDEAS.iter().all(|introduced| !introduced.lesson.is_empty()));
    }

    #[test]
    fn what_is_wrong_in_the_file_is_named() {
        for (text, expected) in [
            ("[nim-sum]\nnim som: nim som\n", "'nim som' is no idea"),
            ("[nim-sum]\nnim sum: nim sum\n", "must stand there once"),
            ("[nim-sum\n", "'[nim-sum' is neither"),
        ] {
            let error = read(text).unwrap_err();
            assert!(error.contains(expected), "{error}");
        }
    }
}
