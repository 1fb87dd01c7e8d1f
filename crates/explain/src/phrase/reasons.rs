//! What surrounds an answer: the question repeated before it ("3 ⊕ 5 = 6"), a reason beside it ("because it is balanced"),
//! and that there is no answer at all ("I don't know").

use num_bigint::BigInt;

use super::outline::{matched, matches};
use super::outlines::{NO_ANSWERS, REASONS, Reason};
use super::token::{Token, checked_tokens, tokens};

/// Whether a text only says that its author has no answer, or wants help.
///
/// ```
/// use explain::phrase::knows_not;
///
/// assert!(knows_not("Sorry, I don't know.") && knows_not("no idea!") && knows_not("what?"));
/// assert!(!knows_not("none") && !knows_not("I don't know, 6"));
/// ```
pub fn knows_not(text: &str) -> bool {
    const LONGEST: usize = 80;
    const AROUND: &str = ". , yet maybe i a the is so in to all answer me 1 how why what";
    text.len() <= LONGEST && matches(NO_ANSWERS, AROUND, &tokens(text))
}

/// The text after the last `=` or "is", if exactly the numbers of the question come before it.
pub(crate) fn behind_question<'a>(text: &'a str, asked: &[String]) -> Option<&'a str> {
    const BETWEEN: [&str; 12] =
        ["^", "answer", "the", "a", "of", "and", "in", "binary", ",", "(", ")", "so"];
    let words = tokens(text);
    let sign = words.iter().position(|token| token.word == "=" || token.word == "is")?;
    let (question, answer) = (&words[..sign], words.get(sign + 1)?);
    let numbers = || question.iter().filter(|token| token.number.is_some());
    let is_question =
        question.iter().all(|token| token.is_number() || BETWEEN.contains(&token.word));
    let as_number = |token: &Token<'_>| token.number.clone().unwrap_or_default().to_string();
    // Digits keep their zeros, unless they are in the question as numbers.
    let as_digits = |token: &Token<'_>| token.text.to_owned();
    let from_binary = |token: &Token<'_>| {
        BigInt::parse_bytes(token.text.as_bytes(), 2).unwrap_or_default().to_string()
    };
    let mut asked = asked.to_vec();
    asked.sort_unstable();
    let repeats = |read: &dyn Fn(&Token<'_>) -> String| {
        let mut numbers: Vec<String> = numbers().map(read).collect();
        numbers.sort_unstable();
        numbers == asked
    };
    let is_repeated =
        repeats(&as_number) || repeats(&as_digits) || asked.len() > 1 && repeats(&from_binary);
    if is_question && !asked.is_empty() && is_repeated { Some(&text[answer.at..]) } else { None }
}

/// A text without a smiley at its end.
pub(crate) fn without_smile(text: &str) -> &str {
    const SMILES: [&str; 12] =
        [":)", ":(", ":-)", ":-(", ";)", ";-)", ":/", ":'(", ":D", "🙂", "🙁", "😅"];
    let mut text = text.trim_end();
    while let Some(before) = SMILES.iter().find_map(|smile| text.strip_suffix(smile)) {
        text = before.trim_end();
    }
    text
}

/// The reason that a text gives, and the numbers in it; `None` for anything else.
pub(crate) fn reason(text: &str) -> Option<(Reason, Vec<BigInt>)> {
    let tokens = checked_tokens(text).ok()?;
    let found = matched(&REASONS, &tokens).ok()?;
    Some((
        found.means,
        found.parts.iter().filter_map(|part| part.numbered().number.clone()).collect(),
    ))
}
