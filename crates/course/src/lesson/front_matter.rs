//! Reads the front matter between the two lines `---` at the top of a lesson: its title, its goals, how far its readers
//! have come, the lab functions, and further reading.
//!
//! `title: The XOR gate`, then `goals:` with a line `- …` for each, then `lab: exclusive_or`, if there is a lab.

use super::assets::LessonAssets;
use explain::document::ReaderLevel;
use explain::legible::quoted;

/// The front matter of a lesson, and its length in the file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct FrontMatter {
    pub title: String,
    pub goals: Vec<Named>,
    /// How far the readers have come.
    pub level: ReaderLevel,
    /// The functions of the lab.
    pub lab: Vec<Named>,
    /// Further reading.
    pub read: Vec<Named>,
    /// The byte offset of the body.
    pub body: usize,
}

/// An entry of the front matter, with its offset.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Named {
    pub name: String,
    pub offset: usize,
}

/// A problem at a byte offset.
pub(super) type OffsetFault = (usize, String);

/// What front matter may contain.
const EXPECTED: &str =
    "expected title: …, goals: with lines - …, level: …, lab: …, or read: with lines - …";

/// Reads the front matter; `None` if the file does not begin with any.
pub(super) fn read(text: &str) -> Option<(FrontMatter, Vec<OffsetFault>)> {
    let mut lines = lines_with_offsets(text);
    let (_, first) = lines.next()?;
    if first.trim_end() != "---" {
        return None;
    }
    let mut matter = FrontMatter::default();
    let mut faults = Vec::new();
    // The last key: lines with a dash belong to it.
    let mut open = "";
    for (offset, line) in lines {
        let trimmed = line.trim_end();
        if trimmed == "---" {
            matter.body = offset + line.len();
            faults.extend(missing(&matter));
            return Some((matter, faults));
        }
        let item = trimmed.trim_start().strip_prefix("- ");
        let list = match open {
            "goals" => Some(&mut matter.goals),
            "read" => Some(&mut matter.read),
            _ => None,
        };
        if let (Some(item), Some(list)) = (item, list) {
            let indent = line.len() - line.trim_start().len();
            list.push(named(item, offset + indent + 2));
            continue;
        }
        let (key, said) = trimmed.split_once(':').unwrap_or(("", ""));
        let list = listed(said, offset + key.len() + 1);
        let begins = said.trim().is_empty();
        match key {
            "title" => said.trim().clone_into(&mut matter.title),
            "level" => match ReaderLevel::named(said.trim()) {
                Some(level) => matter.level = level,
                None => faults.push((offset, no_such_level(said.trim()))),
            },
            "lab" => matter.lab = without_none(list),
            "goals" | "read" if begins => {}
            _ if trimmed.is_empty() => continue,
            _ => faults.push((offset, format!("'{trimmed}' is not front matter: {EXPECTED}"))),
        }
        open = key;
    }
    // The second line of dashes is missing, so this is something else.
    None
}

/// The title of a lesson of the course.
pub(super) fn title(text: &str) -> &str {
    let mut lines = text.lines();
    let title = lines.find_map(|line| line.strip_prefix("title:"));
    title.unwrap_or_default().trim()
}

/// The items between commas, from an offset on.
fn listed(said: &str, offset: usize) -> Vec<Named> {
    let mut at = offset;
    let mut found = Vec::new();
    for piece in said.split(',') {
        found.push(named(piece, at));
        at += piece.len() + 1;
    }
    found.retain(|named| !named.name.is_empty());
    found
}

fn named(said: &str, offset: usize) -> Named {
    Named { name: said.trim().to_owned(), offset: offset + said.len() - said.trim_start().len() }
}

/// Means that a list is empty.
const NOTHING: &str = "none";

fn without_none(mut list: Vec<Named>) -> Vec<Named> {
    list.retain(|named| named.name != NOTHING);
    list
}

/// The functions that are not on the lab sheet, if that is available.
pub(super) fn not_in_the_lab(matter: &FrontMatter, assets: &dyn LessonAssets) -> Vec<OffsetFault> {
    let functions = assets.functions();
    let is_unknown = |named: &&Named| !functions.is_empty() && !functions.contains(&&*named.name);
    let unknown = matter.lab.iter().filter(is_unknown);
    let faults = unknown.map(|Named { name, offset }| {
        let name = quoted(name, 40);
        let fault = format!(
            "{name} is not a function of the lab: expected some of {}, or {NOTHING}",
            functions.join(", ")
        );
        (*offset, fault)
    });
    faults.collect()
}

fn no_such_level(name: &str) -> String {
    let names = ReaderLevel::NAMED.map(|(name, _)| name).join(", ");
    format!("there is no level {}: expected one of {names}", quoted(name, 40))
}

fn missing(matter: &FrontMatter) -> Vec<OffsetFault> {
    let mut faults = Vec::new();
    if matter.title.is_empty() {
        faults.push((
            0,
            "the front matter has no title: expected a line such as title: The XOR gate".to_owned(),
        ));
    }
    if matter.goals.is_empty() {
        let expected = "expected goals: and below it a line - … for each thing that the reader will be able to do";
        faults.push((0, format!("the front matter has no goals: {expected}")));
    }
    faults
}

/// Each line with its line end, and its offset.
pub(super) fn lines_with_offsets(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut offset = 0;
    text.split_inclusive('\n').map(move |line| {
        let at = offset;
        offset += line.len();
        (at, line)
    })
}
