//! Reads answers: which kind of phrase answers each kind of question.
//!
//! `110`, `1 1 0`, `[1, 1, 0]` and `0b110` are the same digits; `3,1`, `3 1`, `(3, 1)` and `take 1 from row 3` are the
//! same move; `none` means that no move wins. [`phrase`](crate::phrase) reads the phrases themselves.

use super::pick::Picking;
use super::verdict::Verdict;
use crate::phrase::{
    Choices, PhraseRole, PlainForm, StatedMove, Stumble, StumbleCause, before_remark,
    behind_digits, behind_question, knows_not, letter_of, plainly, products, read_letters,
    read_option, reasoned, steps_of_xor, without_smile, working,
};
use crate::question::{Answer, Question};

/// The result of reading a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reading {
    /// An answer.
    Answer(Answer),
    /// Only white space, or lines to write on.
    Blank,
    /// Anything else, and the word that shows it.
    Malformed(Stumble),
}

impl Reading {
    /// The verdict if `right` is the only right answer.
    pub fn verdict(&self, right: &Answer) -> Verdict {
        match self {
            Self::Answer(answer) if answer == right => Verdict::Right,
            Self::Answer(_) => Verdict::Wrong,
            Self::Blank => Verdict::Blank,
            Self::Malformed(_) => Verdict::Malformed,
        }
    }
}

impl Answer {
    /// Reads a text as an answer to a question. A lone P or N is not an
    /// answer.
    pub fn read(question: &Question, text: &str) -> Reading {
        Self::reading(text, |text| Self::parse(question, text))
    }

    /// Reads a text as an answer that picks. The choices may also be named by their words, given in the order of the
    /// letters, and referred to in the words of the question.
    pub fn picked(picking: &Picking, text: &str, asked: &str, choices: &[String]) -> Reading {
        Self::reading(text, |text| {
            let is_choice = matches!(picking.right, Self::Chosen(_));
            let named = is_choice.then(|| read_option(text, choices)).transpose()?;
            match named.flatten() {
                Some(at) => Ok(Self::Chosen([at].into())),
                None => Self::parse_pick(picking, text, asked, choices),
            }
        })
    }

    /// Reads a text, with or without a remark after it or a reason before it.
    fn reading(text: &str, said: impl Fn(&str) -> Result<Self, Stumble>) -> Reading {
        let text = without_smile(text);
        if is_blank(text) {
            return Reading::Blank;
        }
        let read = said(text).or_else(|stumble| {
            let before = before_remark(text).and_then(|text| said(text).ok());
            let behind = || {
                let (reason, behind) = reasoned(text).filter(|_| !stumble.is_second())?;
                let answer = said(behind).ok()?;
                // The words before it are a different answer; we do not guess which one is meant.
                let agrees = said(reason).is_ok_and(|reason| reason == answer);
                (agrees || said(reason).is_err()).then_some(answer)
            };
            before.or_else(behind).ok_or(stumble)
        });
        read.map_or_else(Reading::Malformed, Reading::Answer)
    }

    /// The pick that a text states.
    fn parse_pick(
        picking: &Picking,
        text: &str,
        asked: &str,
        texts: &[String],
    ) -> Result<Self, Stumble> {
        // "b)", as in a list of choices.
        let text = match text.trim_end().strip_suffix(')') {
            Some(letter) if !letter.contains('(') => letter,
            _ => text,
        };
        let choices = Choices {
            of: picking.of,
            asked,
            texts,
            in_order: matches!(picking.right, Self::Order(_)),
        };
        let letters = read_letters(text, &choices)?;
        if let Self::Chosen(_) = &picking.right {
            return match &letters[..] {
                [_, second, ..] if picking.is_one => {
                    let letter = letter_of(*second).to_string();
                    Err(Stumble::at(&letter, StumbleCause::Second))
                }
                chosen => Ok(Self::Chosen(chosen.iter().copied().collect())),
            };
        }
        match (0..picking.of).find(|at| !letters.contains(at)) {
            Some(at) => {
                let role = PhraseRole::LineLettered(letter_of(at));
                Err(Stumble::at("", StumbleCause::Missing(role)))
            }
            None => Ok(Self::Order(letters)),
        }
    }

    fn parse(question: &Question, text: &str) -> Result<Self, Stumble> {
        let asked = question.ask().numbers();
        // After a number in the question, `^` is a power rather than XOR.
        let worked = match question {
            Question::Binary(_) | Question::Decimal(_) => products(text),
            _ => text.into(),
        };
        let text = behind_question(&worked, &asked);
        let text = behind_digits(text).filter(|_| is_number(question)).unwrap_or(text);
        if matches!(question, Question::Sum(_))
            && let Some(sum) = steps_of_xor(text, &asked)
        {
            return Ok(Self::Number(sum));
        }
        let asks_for_sizes =
            question.board().is_some() && question.position().is_none() && !is_number(question);
        let has_working =
            is_number(question) || asks_for_sizes || matches!(question, Question::Binary(_));
        // Sizes of groups may be given as a sum.
        let bare = !asks_for_sizes;
        match working(text, &asked, bare).filter(|_| has_working) {
            Some(found) => {
                let said = Self::parse_alone(question, &found.rest);
                Self::with_working(said, &found, &asked, is_number(question))
            }
            None => Self::parse_alone(question, text),
        }
    }

    fn parse_alone(question: &Question, text: &str) -> Result<Self, Stumble> {
        question.ask().read(text)
    }

    /// Whether a text gives this answer in the form in which it is printed, apart from details that do not matter.
    pub fn is_plainly(&self, text: &str) -> bool {
        let form = match self {
            Self::Digits(_) => PlainForm::BinaryDigits,
            Self::Rows(_) | Self::Sizes(_) | Self::Chosen(_) => PlainForm::Set,
            Self::Order(_) => PlainForm::Letters,
            _ => PlainForm::Words,
        };
        plainly(text, &self.to_string(), form)
    }
}

/// Whether the question asks for a number.
fn is_number(question: &Question) -> bool {
    matches!(question, Question::Decimal(_) | Question::Xor(_) | Question::Sum(_))
}

/// Whether there is only white space, lines to write on, or a statement that there is no answer.
pub(crate) fn is_blank(text: &str) -> bool {
    let text = text.trim();
    let line = text.strip_prefix('=').unwrap_or(text);
    let is_empty = |character: char| character.is_whitespace() || "_-–—―.…?".contains(character);
    line.chars().all(is_empty) || knows_not(text)
}

impl From<StatedMove> for Answer {
    fn from(said: StatedMove) -> Self {
        match said {
            StatedMove::NoMove => Self::NoMove,
            said => Self::Move(said),
        }
    }
}
