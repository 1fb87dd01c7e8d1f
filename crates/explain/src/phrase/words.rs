//! A text cut into words, each with its meaning and its position: `row3,2` is a row, a 3, a comma and a 2.
//!
//! Decoration (quotation marks, emphasis, lines to write on) is left out. Every character is examined a bounded number
//! of times, so that even a flood takes linear time.

use super::cutting::next;
use std::collections::BTreeSet;

use super::lexicon::{Meaning, Spelling};
use super::stumble::{Stumble, StumbleCause};

/// A word of a phrase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct PhraseWord<'a> {
    /// As it was typed.
    pub text: &'a str,
    /// Its start, in bytes.
    pub at: usize,
    pub means: Meaning,
}

impl PhraseWord<'_> {
    /// Whether it is one of these space-separated words, in any case.
    pub fn is(&self, known: &str) -> bool {
        let mut known = known.split(' ');
        known.any(|known| self.text.eq_ignore_ascii_case(known))
    }

    pub fn is_number(&self) -> bool {
        matches!(self.means, Meaning::Number(_))
    }

    /// A stumble at this word.
    pub fn stumble(&self, cause: StumbleCause) -> Stumble {
        Stumble::at(self.text, cause)
    }

    /// The stumble if this word is not expected in an answer: a negation is more than an unknown word.
    pub fn misplaced(&self) -> Stumble {
        self.stumble(match self.means {
            Meaning::Not | Meaning::No | Meaning::None => StumbleCause::Negation,
            Meaning::Can => StumbleCause::Doubt,
            _ => StumbleCause::Unknown,
        })
    }
}

/// The meaning of the word at a position; beyond the end that of a mark that means nothing.
pub(super) fn means(words: &[PhraseWord<'_>], at: usize) -> Meaning {
    words.get(at).map_or(Meaning::Stop, |word| word.means)
}

/// The words of a text, if none leaves the answer open and all brackets and commas fit.
pub(super) fn phrase(text: &str) -> Result<Vec<PhraseWord<'_>>, Stumble> {
    let words = words(text);
    if let Some(word) = asks(&words) {
        return Err(word.stumble(StumbleCause::Doubt));
    }
    let mut open = Vec::new();
    let mut last = Meaning::Comma;
    for (index, word) in words.iter().enumerate() {
        let is_unbalanced = match word.means {
            Meaning::Doubt => return Err(word.stumble(StumbleCause::Doubt)),
            Meaning::Open(mark) => {
                open.push((mark, word));
                false
            }
            Meaning::Close(mark) => open.pop().is_none_or(|(opened, _)| opened != mark),
            Meaning::Stop => last == Meaning::Comma && index > 0,
            Meaning::Comma => matches!(last, Meaning::Comma | Meaning::Open(_)),
            _ => false,
        };
        if is_unbalanced {
            return Err(word.stumble(StumbleCause::Unbalanced));
        }
        last = word.means;
    }
    let ends_so = words.last().filter(|word| word.means == Meaning::Comma);
    match open.last().map_or(ends_so, |(_, word)| Some(word)) {
        Some(word) => Err(word.stumble(StumbleCause::Unbalanced)),
        None => Ok(words),
    }
}

/// The word that turns an answer into a question: "do I lose", "is it 6".
fn asks<'w, 'a>(words: &'w [PhraseWord<'a>]) -> Option<&'w PhraseWord<'a>> {
    let [first, second, ..] = words else {
        return None;
    };
    let is_verb = first.is("do does did can will");
    let is_somebody = matches!(second.means, Meaning::Mover | Meaning::Player | Meaning::Article);
    let asks_of_it = first.is("is isn't isnt") && second.is("it that this");
    (is_verb && is_somebody || asks_of_it).then_some(first)
}

/// What may differ between two texts with the same words, besides brackets, commas, spaces and case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlainForm {
    /// Nothing.
    Words,
    /// The grouping of digits: they may be listed, or begin with `0b`.
    BinaryDigits,
    /// The order.
    Set,
    /// Whether letters are written together.
    Letters,
}

/// Whether a text says the same as `plain` in the same words.
///
/// ```
/// use explain::phrase::{PlainForm, plainly};
///
/// assert!(plainly("(3, 1)", "3,1", PlainForm::Words) && plainly("5, 1", "1 5", PlainForm::Set));
/// assert!(plainly("[1, 1, 0]", "110", PlainForm::BinaryDigits));
/// assert!(!plainly("1 from row 3", "3,1", PlainForm::Words));
/// ```
pub fn plainly(text: &str, plain: &str, form: PlainForm) -> bool {
    let essence = |text| -> Vec<String> {
        let marks = |means: &Meaning| {
            matches!(means, Meaning::Comma | Meaning::Open(_) | Meaning::Close(_) | Meaning::Stop)
        };
        let words = words(text).into_iter().filter(|word| !marks(&word.means));
        let texts = words.map(|word| word.text.to_lowercase());
        match form {
            PlainForm::Words => texts.collect(),
            PlainForm::BinaryDigits => {
                let digits: String = texts.collect();
                vec![digits.strip_prefix("0b").unwrap_or(&digits).to_owned()]
            }
            PlainForm::Letters => vec![texts.collect()],
            PlainForm::Set => texts.collect::<BTreeSet<_>>().into_iter().collect(),
        }
    };
    essence(text) == essence(plain)
}

/// The words of a text in order.
pub(super) fn words(text: &str) -> Vec<PhraseWord<'_>> {
    let mut words = Vec::new();
    let mut at = 0;
    let mut before = ' ';
    while let Some(character) = text[at..].chars().next() {
        let rest = &text[at..];
        let (length, means) = next(rest, character, before);
        let begins_remark = means == Some(Meaning::Because) || rest.starts_with("# ");
        if begins_remark && before.is_whitespace() && !words.is_empty() {
            // The comma before a reason separates nothing in the answer.
            words.pop_if(|last: &mut PhraseWord<'_>| last.means == Meaning::Comma);
            break;
        }
        if let Some(means) = means {
            add(&mut words, text, at, length, means);
        }
        at += length.max(1);
        before = text[..at].chars().next_back().unwrap_or(' ');
    }
    if words.first().is_some_and(|word| word.means == Meaning::Equals) {
        words.remove(0);
    }
    in_company(&mut words);
    words
}

/// Adds a word, or combines it with the last: twenty and one are twenty-one.
fn add<'a>(
    words: &mut Vec<PhraseWord<'a>>,
    text: &'a str,
    at: usize,
    length: usize,
    means: Meaning,
) {
    let before = match &words[..] {
        // "One hundred and five."
        [.., hundreds, and] if and.means == Meaning::And && is_hundreds(hundreds) => {
            Some((words.len() - 2, *hundreds))
        }
        [.., last] => Some((words.len() - 1, *last)),
        [] => None,
    };
    let joined = before.and_then(|(index, before)| {
        let Meaning::Number(Spelling::Word(before_it)) = before.means else {
            return None;
        };
        let joined = |number| Meaning::Number(Spelling::Word(number));
        let means = match (before_it, means) {
            (1..=99, Meaning::Number(Spelling::Word(100))) => joined(100 * before_it),
            (100.., Meaning::Number(Spelling::Word(rest @ 1..=99))) if is_hundreds(&before) => {
                joined(before_it + rest)
            }
            (20.., Meaning::Number(Spelling::Word(unit @ 1..=9))) if is_tens(before_it) => {
                joined(before_it + unit)
            }
            (20..=90, Meaning::Ordinal(unit @ 1..=9))
                if is_tens(before_it) && !text[at..].starts_with(char::is_numeric) =>
            {
                Meaning::Ordinal(before_it + unit)
            }
            _ => return None,
        };
        Some((index, before.at, means))
    });
    let (at, length, means) = match joined {
        Some((index, begin, means)) => {
            words.truncate(index);
            (begin, at + length - begin, means)
        }
        None => (at, length, means),
    };
    words.push(PhraseWord { text: &text[at..at + length], at, means });
}

/// Twenty, or a hundred and twenty: a following one is added.
fn is_tens(number: u64) -> bool {
    matches!(number % 100, 20 | 30 | 40 | 50 | 60 | 70 | 80 | 90)
}

/// "One hundred", with nothing after it yet.
fn is_hundreds(word: &PhraseWord<'_>) -> bool {
    matches!(word.means, Meaning::Number(Spelling::Word(number @ 100..)) if number % 100 == 0)
}

/// Words that are abbreviations next to others: `R3`, `row no. 3`, `x = 6`.
fn in_company(words: &mut Vec<PhraseWord<'_>>) {
    for at in 0..words.len() {
        let word = words[at];
        let after = means(words, at + 1);
        let is_number = |means| matches!(means, Meaning::Number(_));
        let is_behind_place =
            at > 0 && matches!(words[at - 1].means, Meaning::Ordinal(_) | Meaning::Last);
        let is_player = |next: &PhraseWord<'_>| next.at == word.at + 1 && next.is("1 2");
        if word.is("p") && words.get(at + 1).is_some_and(is_player) {
            words[at].means = Meaning::Player;
        } else if word.is("r") && (is_number(after) || after == Meaning::Equals) {
            words[at].means = Meaning::Row;
        } else if word.is("either") && after == Meaning::Row && means(words, at + 2) == Meaning::Of
        {
            // "Either row of 3" is any of the two.
            words[at].means = Meaning::Any;
        } else if word.is("one") && is_behind_place {
            // "The third one" is the third.
            words[at].means = Meaning::Article;
        } else if after == Meaning::Equals
            && word.text.len() == 1
            && word.text.chars().all(char::is_alphabetic)
        {
            words[at].means = Meaning::Label;
        }
    }
    let says_number = |at: usize| {
        let mut behind = words[at + 1..].iter();
        let behind = behind.find(|word| word.means != Meaning::Stop);
        at > 0
            && matches!(words[at - 1].means, Meaning::Row | Meaning::Player)
            && words[at].is("no nr number")
            && behind.is_some_and(PhraseWord::is_number)
    };
    let is_said: Vec<bool> = (0..words.len()).map(says_number).collect();
    let mut at = 0;
    words.retain(|word| {
        let is_its_stop = word.means == Meaning::Stop && at > 0 && is_said[at - 1];
        at += 1;
        !is_said[at - 1] && !is_its_stop
    });
}
