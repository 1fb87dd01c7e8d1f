//! What stays on one line: a formula, a board, something to type.
//!
//! `4 + 2 + 1`, `0 0 3 2 3` and `nimlab lesson the-game` are each one thing to read, so the spaces in them become no-break
//! spaces. Where such a thing is longer than a line, it is broken where its parts are furthest apart ([`break_at`]).

use crate::document::{Role, Text};

/// The pieces of a text with the spaces that hold something together made no-break spaces.
pub(super) fn glued(text: &Text) -> Vec<String> {
    let whole: String = text.spans().iter().map(|span| &*span.text).collect();
    let holds = holding(&whole);
    let mut at = 0;
    let pieces = text.spans().iter().map(|span| {
        let start = at;
        at += span.text.len();
        if span.role == Role::Code {
            return span.text.replace(' ', "\u{a0}");
        }
        let characters = span.text.char_indices();
        characters
            .map(|(offset, c)| match c {
                ' ' if holds.contains(&(start + offset)) => '\u{a0}',
                c => c,
            })
            .collect()
    });
    pieces.collect()
}

/// A word with the place where it begins.
type WordAt<'a> = (usize, &'a str);

/// The places of the spaces that hold a formula or a board together.
fn holding(text: &str) -> Vec<usize> {
    let mut holding = Vec::new();
    for run in single_spaced(text) {
        let hold = |after: &WordAt| after.0 + after.1.len();
        for at in 1..run.len() {
            let (one, next) = (run[at - 1], run[at]);
            let is_formula =
                (is_operator(next.1) && at + 1 < run.len()) || (is_operator(one.1) && at > 1);
            let word = one.1.trim_start_matches('(');
            let is_board = (is_number(word) || word == "row") && begins_with_number(next.1);
            let is_logic = [(at - 1, at), (at, at - 1)].iter().any(|&(sign, other)| {
                is_gate(run[sign].1) && (is_gate(run[other].1) || is_letter(run[other].1))
            });
            if is_formula || is_logic || is_board || names_game(&run, at - 1) {
                holding.push(hold(&one));
            }
        }
    }
    holding
}

/// The words of a text in runs that have one space between each two.
fn single_spaced(text: &str) -> Vec<Vec<WordAt<'_>>> {
    let mut runs = vec![Vec::new()];
    let mut at = 0;
    for word in text.split(' ') {
        match runs.last_mut() {
            Some(run) if !word.is_empty() => run.push((at, word)),
            _ => runs.push(Vec::new()),
        }
        at += word.len() + 1;
    }
    runs
}

fn is_operator(word: &str) -> bool {
    matches!(
        word,
        "⊕" | "+" | "−" | "×" | "÷" | "=" | "≠" | "<" | ">" | "≤" | "≥"
    )
}

/// A gate between its inputs: `(a AND NOT b)`.
fn is_gate(word: &str) -> bool {
    matches!(
        word.trim_start_matches('('),
        "AND" | "OR" | "NOT" | "NAND" | "XOR"
    )
}

/// An input, which is called by a letter.
fn is_letter(word: &str) -> bool {
    let word = word.trim_matches(['(', ')', ',', '.', ';', ':']);
    word.len() == 1 && word.starts_with(|c: char| c.is_ascii_alphanumeric())
}

/// Whether a word is a number, in digits.
pub(super) fn is_number(word: &str) -> bool {
    !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit())
}

fn begins_with_number(word: &str) -> bool {
    is_number(word.trim_end_matches([',', '.', ';', ':', '?', '!', ')']))
}

/// Whether a word is the name of a game before its rows, on a board of several: "kayles 7 + nim 3 4".
fn names_game(run: &[WordAt], at: usize) -> bool {
    let is_name = |word: &str| word.starts_with(char::is_alphabetic);
    let rows = run[at + 1..]
        .iter()
        .take_while(|(_, word)| is_number(word))
        .count();
    let behind = run.get(at + 1 + rows).zip(run.get(at + 2 + rows));
    let goes_on = rows > 0 && behind.is_some_and(|(sign, name)| sign.1 == "+" && is_name(name.1));
    let ends = at > 0 && run[at - 1].1 == "+" && begins_with_number(run[at + 1].1);
    is_name(run[at].1) && (goes_on || ends)
}

/// Where to break what is too long for a line: before an `=` if there is one in the room, else before another sign, else at
/// the last space. The place is that of the space, in bytes; `None` where there is no space.
pub(super) fn break_at(text: &str, fits: impl Fn(&str) -> bool) -> Option<usize> {
    let spaces = text.match_indices('\u{a0}').map(|(at, _)| at);
    let places = spaces.filter(|&at| at > 0 && fits(&text[..at]));
    places.max_by_key(|&at| {
        let behind = text[at..].trim_start_matches('\u{a0}');
        let next = behind.split('\u{a0}').next().unwrap_or_default();
        let apart = match next {
            "=" | "<" | ">" | "≠" | "≤" | "≥" => 2,
            sign if is_operator(sign) || sign == "(+)" => 1,
            _ => 0,
        };
        (apart, at)
    })
}

#[cfg(test)]
mod tests {
    use super::{break_at, glued};
    use crate::document::text::{code, text};

    fn held(text: &'static str) -> String {
        glued(&text.into()).concat().replace('\u{a0}', "_")
    }

    #[test]
    fn formulas_and_boards_are_held_together() {
        for (text, expected) in [
            ("Take 9 − 3 = 6 from it", "Take 9_−_3_=_6 from it"),
            (
                "the board 0 0 3 2 3, and then",
                "the board 0_0_3_2_3, and then",
            ),
            ("the 1 of row 1, and", "the 1 of row_1, and"),
            ("(5 4 3) is one", "(5_4_3) is one"),
            ("on kayles 7 + nim 3 4 you", "on kayles_7_+_nim_3_4 you"),
            ("m is (a AND NOT b), and", "m is (a_AND_NOT_b), and"),
            ("3 rows, 4 moves", "3 rows, 4 moves"),
            ("row 1: 3   row 2: 4", "row_1: 3   row_2: 4"),
        ] {
            assert_eq!(held(text), expected);
        }
        let command = text!["try "{code("nimlab lesson a-computer-that-plays")}" now"];
        let command = glued(&command).concat();
        assert_eq!(
            command,
            "try nimlab\u{a0}lesson\u{a0}a-computer-that-plays now"
        );
    }

    #[test]
    fn numbers_in_pieces_are_one_board() {
        let board = text!["leaves "{3_u64}" "{4_u64}" = "{7_u64}"."];
        assert_eq!(glued(&board).concat(), "leaves 3\u{a0}4\u{a0}=\u{a0}7.");
    }

    #[test]
    fn what_is_too_long_breaks_at_its_widest_gap() {
        let broken = |text: &str, room: usize| {
            let text = text.replace(' ', "\u{a0}");
            let at = break_at(&text, |part| part.chars().count() <= room)?;
            Some(text[..at].replace('\u{a0}', " "))
        };
        assert_eq!(broken("1 + 2 + 4 = 7 + 0", 14).unwrap(), "1 + 2 + 4");
        assert_eq!(broken("1 + 2 + 4 = 7", 7).unwrap(), "1 + 2");
        assert_eq!(broken("10 20 30 40", 9).unwrap(), "10 20 30");
        assert_eq!(broken("1020304050", 4), None);
    }
}
