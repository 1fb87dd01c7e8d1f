//! Lines that a game prints, as far as they speak of its players.
//!
//! With Anna and Boris at the table, "Anna takes 2 from row 1." is a player, "takes", a number, "from", "row", a number
//! and a full stop. Lines that differ in players and numbers alone have the same [`Pattern`].

use std::borrow::Cow;

/// A line, part by part: a player is `@0` or `@1`, a number `#`, nothing `0`; else a word in small letters or a mark between
/// words, where three dots are `…`.
pub(super) type Line = Vec<String>;

/// A line whoever it is about: each player is `@`.
pub(super) type Pattern = Line;

/// The lines that are not blank.
pub(super) fn lines(text: &str, players: [&str; 2]) -> Vec<Line> {
    let names = players.map(str::to_lowercase);
    text.lines()
        .map(|line| parts(&without_spacing(line).to_lowercase(), &names))
        .filter(|line| !line.is_empty())
        .collect()
}

/// Whether a line speaks of a player.
pub(super) fn names_a_player(line: &[String]) -> bool {
    line.iter().any(|part| part.starts_with('@'))
}

/// The one player whom a line names; none where it names nobody, or both.
pub(super) fn named(line: &[String]) -> Option<usize> {
    let names = |player: &str| line.iter().any(|part| part == player);
    match (names("@0"), names("@1")) {
        (true, false) => Some(0),
        (false, true) => Some(1),
        _ => None,
    }
}

/// Whether there is a word in a line.
pub(super) fn has_words(line: &[String]) -> bool {
    line.iter()
        .any(|part| part.starts_with(char::is_alphabetic))
}

/// Whether there is a number in a line.
pub(super) fn has_numbers(line: &Line) -> bool {
    line.iter().any(|part| matches!(part.as_str(), "#" | "0"))
}

/// The pattern of a line.
pub(super) fn pattern(line: &Line) -> Pattern {
    replaced(line, ["@", "@"])
}

/// The line with the two players exchanged.
pub(super) fn exchanged(line: &Line) -> Line {
    replaced(line, ["@1", "@0"])
}

fn replaced(line: &Line, players: [&str; 2]) -> Line {
    let parts = line.iter().map(|part| match part.as_str() {
        "@0" => players[0],
        "@1" => players[1],
        part => part,
    });
    parts.map(str::to_owned).collect()
}

/// A line without the spaces between its letters: "A n n a   w i n s".
fn without_spacing(line: &str) -> Cow<'_, str> {
    let words = || line.trim().split("   ");
    let is_spaced = |word: &str| word.split(' ').all(|part| part.chars().count() <= 1);
    if line.chars().filter(|it| it.is_alphabetic()).count() < 3 || !words().all(is_spaced) {
        return Cow::Borrowed(line);
    }
    let words: Vec<String> = words().map(|word| word.replace(' ', "")).collect();
    Cow::Owned(words.join(" "))
}

fn parts(line: &str, names: &[String; 2]) -> Line {
    const MARKS: &str = ".,:;!?…-–—=()&";
    let mut parts = Line::new();
    let mut rest = line;
    while let Some(character) = rest.chars().next() {
        let is_of_word = |it: char| it.is_alphanumeric() || QUOTES.contains(&it);
        let (part, after) = if let Some((player, after)) = player(rest, names) {
            (format!("@{player}"), after)
        } else if character.is_alphanumeric() {
            let after = rest.trim_start_matches(is_of_word);
            (known_again(&rest[..rest.len() - after.len()]), after)
        } else if rest.starts_with("...") {
            ("…".to_owned(), rest.trim_start_matches('.'))
        } else {
            let mark = Some(character).filter(|&mark| MARKS.contains(mark));
            (String::from_iter(mark), &rest[character.len_utf8()..])
        };
        rest = after;
        parts.extend(Some(part).filter(|part| !part.is_empty()));
    }
    parts
}

/// A word or a number in the form in which it is the same again: one element, two elements.
fn known_again(word: &str) -> String {
    let word = word.trim_end_matches(QUOTES).replace('’', "'");
    match word.as_str() {
        "0" => word,
        number if number.chars().all(|it| it.is_ascii_digit()) => "#".to_owned(),
        long if long.len() > 2 => long.trim_end_matches('s').to_owned(),
        _ => word,
    }
}

const QUOTES: [char; 2] = ['\'', '’'];

/// The player whose name stands at the beginning, and what follows it. "Anna's" and "Annas" are Anna too.
fn player<'a>(text: &'a str, names: &[String; 2]) -> Option<(usize, &'a str)> {
    let ends = |rest: &&str| !rest.starts_with(char::is_alphanumeric);
    names.iter().enumerate().find_map(|(player, name)| {
        let after = text.strip_prefix(name.as_str())?;
        let bare = after.strip_prefix(QUOTES).unwrap_or(after);
        let with_s = bare.strip_prefix('s');
        let after = with_s.filter(ends).or(Some(after).filter(ends))?;
        Some((player, after))
    })
}

#[cfg(test)]
mod tests {
    use super::{lines, pattern};

    const PLAYERS: [&str; 2] = ["Computer 1", "Anna"];

    #[test]
    fn players_are_found_in_any_case_and_with_an_s() {
        for text in ["COMPUTER 1!", "computer 1's", "** Computer 1 **"] {
            assert_eq!(lines(text, PLAYERS)[0][0], "@0", "{text}");
        }
        for text in [
            "C o m p u t e r   1   w i n s",
            "A N N A",
            " A n n a   h a t   g e w o n n e n !",
        ] {
            assert!(super::names_a_player(&lines(text, PLAYERS)[0]), "{text}");
        }
        for text in ["Annas Sieg", "ANNA", "Anna’s win"] {
            assert_eq!(lines(text, PLAYERS)[0][0], "@1", "{text}");
        }
        for text in ["Computer 12", "Annabel", "Johanna"] {
            let line = &lines(text, PLAYERS)[0];
            assert!(!super::names_a_player(line), "{text}: {line:?}");
        }
    }

    #[test]
    fn lines_of_one_kind_have_one_pattern() {
        let of = |text: &str| pattern(&lines(text, PLAYERS)[0]);
        assert_eq!(
            of("Anna takes 1 element from row 2."),
            of("Computer 1 takes 12 elements from row 1.")
        );
        assert_ne!(of("Anna takes 1."), of("Anna takes the last one."));
    }
}
