//! Lines that a game prints, as far as they mention its players.
//!
//! With players Anna and Boris, "Anna takes 2 from row 1." is a player, "takes", a number, "from", "row", a number and
//! a full stop. Lines that differ only in players and numbers have the same [`Pattern`].

use std::borrow::Cow;

/// A line, token by token: a player is `@0` or `@1`, a number `#`, an amount of nothing `0`; otherwise a word in lower
/// case or a mark between words; three dots are `…`.
pub(super) type Line = Vec<String>;

/// A line regardless of whom it is about: each player is `@`.
pub(super) type Pattern = Line;

/// The lines that are not blank.
pub(super) fn lines(text: &str, players: [&str; 2]) -> Vec<Line> {
    let names = names(players);
    text.lines()
        .map(|line| parts(&without_spacing(line).to_lowercase(), &names))
        .filter(|line| !line.is_empty())
        .collect()
}

/// Whether a line mentions a player.
pub(super) fn names_a_player(line: &[String]) -> bool {
    line.iter().any(|part| part.starts_with('@'))
}

/// The one player whom a line mentions; `None` if it mentions neither or both.
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
    line.iter().any(|part| part.starts_with(char::is_alphabetic))
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

/// Whether a line is drawn, like one below a heading: it consists of marks only.
pub(super) fn is_rule(line: &Line) -> bool {
    !has_words(line) && !has_numbers(line) && !names_a_player(line)
}

fn replaced(line: &Line, players: [&str; 2]) -> Line {
    let parts = line.iter().map(|part| match part.as_str() {
        "@0" => players[0],
        "@1" => players[1],
        part => part,
    });
    parts.map(str::to_owned).collect()
}

/// A line without the spaces between its letters, however wide: "A n n a   w i n s", "A N N A".
fn without_spacing(line: &str) -> Cow<'_, str> {
    let parts = || line.split_whitespace();
    let is_alone = |part: &str| part.chars().count() == 1 || !part.contains(char::is_alphanumeric);
    let letters = parts().filter(|part| part.chars().all(char::is_alphabetic));
    if letters.count() < 3 || !parts().all(is_alone) {
        return Cow::Borrowed(line);
    }
    let gaps = line.trim().split(|it: char| !it.is_whitespace());
    let gaps = gaps.map(|gap| gap.chars().count()).filter(|&gap| gap > 0);
    let wider = " ".repeat(1 + gaps.min().unwrap_or_default());
    let spaced = line.replace(char::is_whitespace, " ");
    let words = spaced.split(&wider).map(|word| word.replace(' ', ""));
    let words: Vec<String> = words.filter(|word| !word.is_empty()).collect();
    Cow::Owned(words.join(" "))
}

fn parts(line: &str, names: &[PlayerNames; 2]) -> Line {
    const MARKS: &str = ".,:;!?…-–—=()&";
    let mut parts = Line::new();
    let mut rest = line;
    while let Some(character) = rest.chars().next() {
        let is_of_word = |it: char| it.is_alphanumeric() || QUOTES.contains(&it);
        let (part, after) = if let Some((player, after)) = player(rest, names) {
            (format!("@{player}"), after)
        } else if character.is_alphanumeric() {
            let word = &rest[..rest.len() - rest.trim_start_matches(is_of_word).len()];
            // A name may be part of it, in languages without spaces, or if one was forgotten.
            let places = word.char_indices().map(|(at, _)| at);
            let name = places.skip(1).find(|&at| player(&rest[at..], names).is_some());
            let (word, after) = rest.split_at(name.unwrap_or(word.len()));
            (known_again(word), after)
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

/// A normalised word or number: "elements" is "element".
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

/// The names of a player: by name, or by number, as on the sheet.
type PlayerNames = Vec<String>;

fn names(players: [&str; 2]) -> [PlayerNames; 2] {
    let called = |player: usize| {
        let numbered = "player |player|player #|player no. |player number ".split('|');
        let numbered = numbered.map(|word| format!("{word}{}", player + 1));
        [players[player].to_lowercase()].into_iter().chain(numbered).collect()
    };
    [0, 1].map(called)
}

/// The player whose name is at the beginning, and what follows it, whatever letter that begins with. "Anna's" and
/// "Annas" are Anna too; "Computer 12" is not Computer 1.
fn player<'a>(text: &'a str, names: &[PlayerNames; 2]) -> Option<(usize, &'a str)> {
    let ends = |rest: &&str| !rest.starts_with(char::is_alphanumeric);
    let called = names.iter().enumerate();
    let mut called = called.flat_map(|(player, all)| all.iter().map(move |name| (player, name)));
    called.find_map(|(player, name)| {
        let after = text.strip_prefix(name.as_str())?;
        let is_digit = |it: char| it.is_ascii_digit();
        if name.ends_with(is_digit) && after.starts_with(is_digit) {
            return None;
        }
        let bare = after.strip_prefix(QUOTES).unwrap_or(after);
        let with_s = bare.strip_prefix('s').filter(ends);
        Some((player, with_s.unwrap_or(after)))
    })
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::{lines, pattern};

    const PLAYERS: [&str; 2] = ["Computer 1", "Anna"];

    #[test]
    fn players_are_found_in_any_case_and_with_an_s() {
        for text in ["COMPUTER 1!", "computer 1's", "** Computer 1 **"] {
            assert_eq!(lines(text, PLAYERS)[0][0], "@0", "{text}");
        }
        for text in [
            "C o m p u t e r   1   w i n s",
            "C  O  M  P  U  T  E  R     1     W  I  N  S",
            "*** A N N A ***",
            "A N N A W I N S",
            "\u{3000}A\u{3000}n\u{3000}n\u{3000}a",
            "A N N A",
            " A n n a   h a t   g e w o n n e n !",
        ] {
            assert!(super::names_a_player(&lines(text, PLAYERS)[0]), "{text}");
        }
        for text in ["Annas Sieg", "ANNA", "Anna’s win"] {
            assert_eq!(lines(text, PLAYERS)[0][0], "@1", "{text}");
        }
        for text in
            ["Computer 12", "Player 12", "Player #12", "player 0", "Player 3", "Player no. 20"]
        {
            let line = &lines(text, PLAYERS)[0];
            assert!(!super::names_a_player(line), "{text}: {line:?}");
        }
        for text in [
            "Player 2",
            "player2!",
            "PLAYER 2's",
            "Player 2has won",
            "Player #2 wins",
            "player no. 2",
            "Player number 2",
        ] {
            assert_eq!(lines(text, PLAYERS)[0][0], "@1", "{text}");
        }
    }

    proptest! {
        #[test]
        fn a_name_is_found_whatever_stands_beside_it(
            before in "[a-zäß가-힣ぁ-ん一-鿿.,! ]{0,6}",
            after in "[a-zäß가-힣ぁ-ん一-鿿.,! ]{0,6}",
            player in 0..2_usize,
        ) {
            let lines = lines(&format!("{before}{}{after}", PLAYERS[player]), PLAYERS);
            let names = |line: &super::Line| line.contains(&format!("@{player}"));
            prop_assert!(lines.iter().any(names), "{:?}", lines);
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
