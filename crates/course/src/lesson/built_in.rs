//! The lessons of the course, which are part of the program.

use super::front_matter;

/// Files of the course, each with its text.
macro_rules! files {
    ($($name:literal)*) => {
        [$(($name, include_str!(concat!("../../../../lessons/", $name)))),*]
    };
}

/// The course: the name of each lesson's file and its text, in order.
pub const BUILT_IN: [(&str, &str); 11] = files! {
    "01-the-game.md"
    "02-xor-gate.md"
    "03-binary.md"
    "04-padded-xor.md"
    "05-nim-sum.md"
    "06-winning-and-losing.md"
    "07-optimal-move.md"
    "08-a-computer-that-plays.md"
    "09-why-it-works.md"
    "10-other-games.md"
    "11-beyond-nim.md"
};

/// The file and the text of a lesson, given its name (`xor-gate`, or `XOR gate`), its title, the name of its file, or
/// its number (`2`).
pub fn built_in(name: &str) -> Option<(&'static str, &'static str)> {
    let words = name.strip_suffix(".md").unwrap_or(name).to_lowercase();
    let stem = words.split_whitespace().collect::<Vec<_>>().join("-");
    let number: Option<usize> = name.parse().ok();
    let mut numbered = (1..).zip(BUILT_IN);
    numbered
        .find(|&(at, (file, text))| {
            let is_named = name_of(file) == stem || file.strip_suffix(".md") == Some(&stem);
            is_named || front_matter::title(text).to_lowercase() == words || number == Some(at)
        })
        .map(|(_, lesson)| lesson)
}

/// The index of a lesson in the course.
pub(crate) fn place_of(name: &str) -> Option<usize> {
    BUILT_IN.iter().position(|(file, _)| name_of(file) == name)
}

/// The name of the lesson that comes next in the course.
pub fn lesson_after(name: &str) -> Option<&'static str> {
    let (file, _) = BUILT_IN.get(place_of(name)? + 1)?;
    Some(name_of(file))
}

/// The name of a lesson, given the name of its file: `lessons/02-xor-gate.md` holds the lesson `xor-gate`.
pub fn name_of(file: &str) -> &str {
    let file = file.rsplit(['/', '\\']).next().unwrap_or(file);
    let stem = file.strip_suffix(".md").unwrap_or(file);
    stem.trim_start_matches(|character: char| character.is_ascii_digit()).trim_start_matches('-')
}
