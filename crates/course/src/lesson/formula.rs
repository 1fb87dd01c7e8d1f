//! Formulas and boards in the words of an author, who marks none: `6 ⊕ 3`, `5 4 3` and "row 3" stay on one line.

use std::mem::take;

use explain::document::Text;

/// The words with each formula and each board in them unbroken.
pub(super) fn held(words: &str) -> Text {
    let words: Vec<&str> = words.split(' ').collect();
    let (mut text, mut before) = (Text::default(), String::new());
    for (index, words) in words.chunk_by(|one, next| is_one(one, next)).enumerate() {
        if index > 0 {
            before.push(' ');
        }
        match words {
            [word] => before.push_str(word),
            words => {
                let formula = Text::from(words.join(" ")).unbroken();
                text = text.and(take(&mut before)).and(formula);
            }
        }
    }
    text.and(before)
}

/// Whether two words are of one formula: a sign and the word next to it, or two rows of a board. Where the words end, emphasis
/// may begin, as of the letters in *x* ⊕ *y*.
fn is_one(word: &str, next: &str) -> bool {
    let bare = |word: &str| word.trim_matches(['(', ')', ',', '.', ';', ':', '?', '!']).to_owned();
    let is_sign = |word: &str| {
        let signs = ["⊕", "+", "−", "×", "÷", "=", "AND", "OR", "NOT", "NAND"];
        signs.contains(&word.trim_start_matches('('))
    };
    let is_number = |word: &str| !word.is_empty() && word.bytes().all(|it| it.is_ascii_digit());
    let is_part = |word: &str| is_sign(word) || is_number(&bare(word)) || bare(word).len() <= 1;
    let before = word.trim_start_matches('(');
    let is_board = (before == "row" || is_number(before)) && !next.starts_with('(');
    is_board && is_number(&bare(next))
        || is_sign(word) && is_part(next)
        || is_sign(next) && is_part(word) && !word.ends_with([',', '.', ';', ':'])
}

#[cfg(test)]
mod tests {
    use super::held;

    #[test]
    fn formulas_and_boards_are_held_together() {
        for (words, expected) in [
            ("Take 9 − 3 = 6 from it", "Take |9 − 3 = 6| from it"),
            ("0 0 3 2 3, and then", "|0 0 3 2 3,| and then"),
            ("the 1 of row 1, and", "the 1 of |row 1,| and"),
            ("(5 4 3) is one", "|(5 4 3)| is one"),
            ("m is (a AND NOT b), and", "m is |(a AND NOT b),| and"),
            ("3 rows, 4 moves", "3 rows, 4 moves"),
            ("row 1: 3   row 2: 4", "|row 1:| 3   |row 2:| 4"),
            (" ⊕ ", "| ⊕ |"),
            ("1, OR when", "1, OR when"),
            ("The sign ⊕ is read so", "The sign ⊕ is read so"),
        ] {
            let text = held(words);
            let spans = text.spans().iter().map(|span| {
                let bar = if span.unbroken { "|" } else { "" };
                format!("{bar}{}{bar}", span.text)
            });
            assert_eq!(spans.collect::<String>(), expected);
        }
    }
}
