//! Lines that a game prints, as far as they speak of its players.
//!
//! With Anna and Boris at the table, "Anna takes 2 from row 1." is a player, "takes", a number, "from", "row", a number
//! and a full stop. Lines that differ in players and numbers alone have the same [`Pattern`].

use std::borrow::Cow;

/// A part of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Token {
    /// The player at this place of the two that were given.
    Player(usize),
    /// A word in small letters.
    Word(String),
    /// A number, as far as it is a small one.
    Number(Option<u8>),
    /// A mark between words; three dots are `…`.
    Mark(char),
}

/// A line.
pub(super) type Line = Vec<Token>;

/// A line without what may differ between two of its kind: each player is `@`, or `0` and `1` where they are told apart.
pub(super) type Pattern = Vec<String>;

/// The lines that are not blank.
pub(super) fn lines(text: &str, players: [&str; 2]) -> Vec<Line> {
    let names = players.map(|name| name.to_lowercase().chars().collect::<Vec<char>>());
    text.lines()
        .map(|line| tokens(&without_spacing(line), &names))
        .filter(|line| !line.is_empty())
        .collect()
}

/// Whether a line speaks of a player.
pub(super) fn names_a_player(line: &[Token]) -> bool {
    line.iter().any(|token| matches!(token, Token::Player(_)))
}

/// The one player whom a line names; none where it names nobody, or both.
pub(super) fn named(line: &[Token]) -> Option<usize> {
    let names = |player: usize| line.contains(&Token::Player(player));
    match (names(0), names(1)) {
        (true, false) => Some(0),
        (false, true) => Some(1),
        _ => None,
    }
}

/// Whether a line is a name and nothing else.
pub(super) fn is_a_name(line: &Line) -> bool {
    let is_beside = |token: &Token| !matches!(token, Token::Word(_) | Token::Number(_));
    names_a_player(line) && line.iter().all(is_beside)
}

/// The pattern of a line, whoever it is about.
pub(super) fn pattern(line: &[Token]) -> Pattern {
    pattern_with(line, None)
}

/// The pattern of a line that tells the players apart, and nothing from something: a score.
pub(super) fn pattern_of_players(line: &[Token]) -> Pattern {
    pattern_with(line, Some([0, 1]))
}

/// The same with the two players exchanged.
pub(super) fn exchanged(line: &[Token]) -> Pattern {
    pattern_with(line, Some([1, 0]))
}

/// `players` are what they are called, where they are told apart.
fn pattern_with(line: &[Token], players: Option<[usize; 2]>) -> Pattern {
    line.iter()
        .map(|token| match (token, players) {
            (Token::Player(_), None) => "@".to_owned(),
            (Token::Player(player), Some(players)) => players[*player].to_string(),
            (Token::Number(Some(0)), Some(_)) => "nothing".to_owned(),
            (Token::Number(_), _) => "#".to_owned(),
            // One element, two elements: the same line.
            (Token::Word(word), _) if word.len() > 2 => word.trim_end_matches('s').to_owned(),
            (Token::Word(word), _) => word.clone(),
            (Token::Mark(mark), _) => mark.to_string(),
        })
        .collect()
}

/// A line without the spaces between its letters: "A n n a   w i n s".
fn without_spacing(line: &str) -> Cow<'_, str> {
    let words = || line.trim().split("   ");
    let is_spaced = |word: &str| {
        let mut parts = word.split(' ');
        parts.all(|part| part.chars().count() <= 1)
    };
    if line.chars().filter(|it| it.is_alphabetic()).count() < 3 || !words().all(is_spaced) {
        return Cow::Borrowed(line);
    }
    let words: Vec<String> = words().map(|word| word.replace(' ', "")).collect();
    Cow::Owned(words.join(" "))
}

fn tokens(line: &str, names: &[Vec<char>; 2]) -> Line {
    const MARKS: &str = ".,:;!?…-–—=()&";
    let characters: Vec<char> = line.to_lowercase().chars().collect();
    let mut tokens = Line::new();
    let mut at = 0;
    while let Some(&character) = characters.get(at) {
        let rest = &characters[at..];
        if let Some((player, length)) = player(rest, names) {
            tokens.push(Token::Player(player));
            at += length;
        } else if character.is_alphanumeric() {
            let is_of_word =
                |character: &&char| character.is_alphanumeric() || is_quote(**character);
            let word: String = rest.iter().take_while(is_of_word).collect();
            at += word.chars().count();
            let is_number = word.chars().all(|character| character.is_ascii_digit());
            tokens.push(if is_number {
                Token::Number(word.parse().ok())
            } else {
                Token::Word(word.trim_end_matches(is_quote).replace('’', "'"))
            });
        } else if rest.starts_with(&['.', '.', '.']) {
            tokens.push(Token::Mark('…'));
            at += rest
                .iter()
                .take_while(|&&character| character == '.')
                .count();
        } else {
            if MARKS.contains(character) {
                tokens.push(Token::Mark(character));
            }
            at += 1;
        }
    }
    tokens
}

fn is_quote(character: char) -> bool {
    matches!(character, '\'' | '’')
}

/// The player whose name stands at the beginning, and how long it is. "Anna's" and "Annas" are Anna too.
fn player(text: &[char], names: &[Vec<char>; 2]) -> Option<(usize, usize)> {
    let goes_on = |at: usize| text.get(at).is_some_and(|next| next.is_alphanumeric());
    names.iter().enumerate().find_map(|(player, name)| {
        if name.is_empty() || !text.starts_with(name) {
            return None;
        }
        let end = name.len();
        let is_s = |at: usize| text.get(at) == Some(&'s') && !goes_on(at + 1);
        match text.get(end) {
            Some(&quote) if is_quote(quote) && is_s(end + 1) => Some((player, end + 2)),
            Some('s') if is_s(end) => Some((player, end + 1)),
            _ if goes_on(end) => None,
            _ => Some((player, end)),
        }
    })
}

#[cfg(test)]
mod tests {
    use super::{Token, lines, pattern};

    const PLAYERS: [&str; 2] = ["Computer 1", "Anna"];

    #[test]
    fn players_are_found_in_any_case_and_with_an_s() {
        for text in ["COMPUTER 1!", "computer 1's", "** Computer 1 **"] {
            assert_eq!(lines(text, PLAYERS)[0][0], Token::Player(0), "{text}");
        }
        for text in [
            "C o m p u t e r   1   w i n s",
            "A N N A",
            " A n n a   h a t   g e w o n n e n !",
        ] {
            assert!(super::names_a_player(&lines(text, PLAYERS)[0]), "{text}");
        }
        for text in ["Annas Sieg", "ANNA", "Anna’s win"] {
            assert_eq!(lines(text, PLAYERS)[0][0], Token::Player(1), "{text}");
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
