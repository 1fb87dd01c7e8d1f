//! An answer that repeats its question first, as on paper: in "3 ⊕ 5 = 6" the answer is what stands behind the sign.

use super::lexicon::Meaning;
use super::words::{PhraseWord, words};

/// What stands behind the last `=` or "is", where the numbers of the question, and no others, stand before it; else the
/// text as it is.
///
/// ```
/// use nimlab::phrase::behind_question;
///
/// let asked = ["3".to_owned(), "5".to_owned()];
/// assert_eq!(behind_question("3 xor 5 = 6", &asked), "6");
/// assert_eq!(behind_question("3 xor 4 = 6", &asked), "3 xor 4 = 6");
/// ```
#[must_use]
pub fn behind_question<'a>(text: &'a str, asked: &[String]) -> &'a str {
    let words = words(text);
    let points = |word: &PhraseWord<'_>| matches!(word.means, Meaning::Equals | Meaning::Is);
    let Some(sign) = words.iter().rposition(points) else {
        return text;
    };
    let question = &words[..sign];
    let numbers = question.iter().filter(|word| is_number(word));
    let repeats = question.iter().all(belongs_to_question)
        && !asked.is_empty()
        && numbers.map(|word| word.text).eq(asked);
    match words.get(sign + 1) {
        Some(answer) if repeats => &text[answer.at..],
        _ => text,
    }
}

fn is_number(word: &PhraseWord<'_>) -> bool {
    matches!(word.means, Meaning::Number(_))
}

/// Whether a word may stand in a question about numbers.
fn belongs_to_question(word: &PhraseWord<'_>) -> bool {
    is_number(word)
        || ["^", "⊕"].contains(&word.text)
        || matches!(
            word.means,
            Meaning::Label
                | Meaning::Article
                | Meaning::Of
                | Meaning::And
                | Meaning::In
                | Meaning::Binary
                | Meaning::Comma
                | Meaning::Open(_)
                | Meaning::Close(_)
        )
}
