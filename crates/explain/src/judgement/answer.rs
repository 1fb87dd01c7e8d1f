//! Reads answers: which kind of phrase answers each kind of question, and what may stand beside one.
//!
//! `110`, `1 1 0`, `[1, 1, 0]` and `0b110` are the same digits; `3,1`, `3 1`, `(3, 1)` and `take 1 from row 3` are the
//! same move; `none` means that no move wins. [`phrase`](crate::phrase) reads the phrases themselves.

use std::collections::BTreeSet;

use num_bigint::BigInt;

use super::equation::Equation;
use super::follower::in_digits;
use super::pick::Picking;
use super::verdict::Verdict;
use super::working::FollowedWorking;
use crate::kinds::decimal;
use crate::phrase::{
    Choices, PhraseRole, Reason, StatedMove, Stumble, StumbleCause, behind_question, knows_not,
    letter_of, read_letters, read_option, reason, tokens, without_smile,
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

/// A reason beside an answer that is not true, and what is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FalseReason {
    /// The nim sum is this, so the board is even or not.
    NimSum(u64),
    /// These two are not equal, so they do not cancel.
    Differ(BigInt, BigInt),
    /// The ordinary sum decides nothing.
    Total,
    /// The equation, put right.
    Equation(String),
}

/// What stands beside an answer.
enum Ground {
    /// It is true, or cannot be checked.
    Fits,
    False(FalseReason),
}

impl Answer {
    /// Reads a text as an answer to a question. A lone P or N is not an answer.
    pub fn read(question: &Question, text: &str) -> Reading {
        if is_blank(text) {
            return Reading::Blank;
        }
        match Self::read_with_reason(question, text) {
            Ok((answer, _)) => Reading::Answer(answer),
            Err(stumble) => match FollowedWorking::of_line(question, text) {
                Some(working) => Self::at_the_end(question, &working)
                    .map_or_else(Reading::Malformed, Reading::Answer),
                None => Reading::Malformed(stumble),
            },
        }
    }

    /// The answer in which working ends, if all of it holds.
    pub(crate) fn at_the_end(
        question: &Question,
        working: &FollowedWorking,
    ) -> Result<Self, Stumble> {
        if let Some(wrong) = working.first_wrong() {
            return Err(Stumble::at(&working.lines[wrong - 1].text, StumbleCause::Second));
        }
        if working.answer().is_empty() {
            return Err(Stumble::at("", StumbleCause::OnlyWorking));
        }
        let (answer, _) = Self::read_with_reason(question, working.answer())?;
        if working.agrees(&answer) {
            Ok(answer)
        } else {
            Err(Stumble::at(working.answer(), StumbleCause::Second))
        }
    }

    /// Reads a text as an answer that picks. The choices may also be named by their words, given in the order of the
    /// letters, and referred to in the words of the question.
    pub fn picked(picking: &Picking, text: &str, asked: &str, choices: &[String]) -> Reading {
        let text = without_smile(text);
        if is_blank(text) {
            return Reading::Blank;
        }
        let pick = |text: &str| match picking.right {
            Self::Chosen(_) => match read_option(text, choices)? {
                Some(at) => Ok(Self::Chosen([at].into())),
                None => Self::parse_pick(picking, text, asked, choices),
            },
            _ => Self::parse_pick(picking, text, asked, choices),
        };
        let picked = pick(text).or_else(|stumble| {
            let free = cuts(text, false)
                .into_iter()
                .find(|cut| cut.is_free && leaves_nothing_open(cut.after));
            free.and_then(|cut| pick(cut.before).ok()).ok_or(stumble)
        });
        picked.map_or_else(Reading::Malformed, Reading::Answer)
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
        let in_order = matches!(picking.right, Self::Order(_));
        let letters = read_letters(text, &Choices { of: picking.of, asked, texts, in_order })?;
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

    /// The answer in a text, and a reason beside it that is false.
    pub(crate) fn read_with_reason(
        question: &Question,
        text: &str,
    ) -> Result<(Self, Option<FalseReason>), Stumble> {
        let text = without_smile(text);
        let read = |text: &str| question.ask().read(text);
        let stumble = match read(text) {
            Ok(answer) => return Ok((answer, None)),
            Err(stumble) if stumble.cause == StumbleCause::Doubt => return Err(stumble),
            Err(stumble) => stumble,
        };
        if let Some(answer) = behind_question(text, &question.ask().numbers()) {
            return read(answer).map(|answer| (answer, None)).map_err(|_| stumble);
        }
        for Cut { before, after, is_free, concludes, equals } in cuts(text, asks_number(question)) {
            if !equals
                && let Ok(answer) = read(before)
                && let Some(ground) = ground(question, &answer, after, is_free)
            {
                return Ok((answer, ground.into_false()));
            }
            if concludes
                && let Ok(answer) = read(after)
                && Equation::parse(&tokens(before)).is_none()
                && let Some(ground) = ground(question, &answer, before, false)
            {
                return Ok((answer, ground.into_false()));
            }
        }
        Err(stumble)
    }

    /// Whether a text gives this answer in the form in which it is printed, apart from details that do not matter.
    pub fn is_plainly(&self, text: &str) -> bool {
        let marks = |word: &str| [",", ";", ".", "(", ")", "[", "]", "{", "}"].contains(&word);
        let words = |text: &str| -> Vec<String> {
            tokens(text)
                .iter()
                .filter(|token| !marks(token.word))
                .map(|token| token.text.to_lowercase())
                .collect()
        };
        let (typed, plain) = (words(text), words(&self.to_string()));
        match self {
            Self::Digits(_) => typed.concat().trim_start_matches("0b") == plain.concat(),
            Self::Rows(_) | Self::Sizes(_) | Self::Chosen(_) => {
                typed.iter().collect::<BTreeSet<_>>() == plain.iter().collect()
            }
            Self::Order(_) => typed.concat() == plain.concat(),
            _ => typed == plain,
        }
    }
}

impl Ground {
    fn into_false(self) -> Option<FalseReason> {
        match self {
            Self::Fits => None,
            Self::False(reason) => Some(reason),
        }
    }
}

/// A text in two, at a word or mark that may separate an answer from a reason.
struct Cut<'a> {
    before: &'a str,
    after: &'a str,
    /// Whether anything may follow: a reason, or a remark in brackets.
    is_free: bool,
    /// Whether an answer may follow.
    concludes: bool,
    /// Whether it only says what digits come to.
    equals: bool,
}

fn cuts(text: &str, may_equal: bool) -> Vec<Cut<'_>> {
    /// Longer than any answer with a reason.
    const LONGEST: usize = 500;
    const MOST: usize = 12;
    if text.len() > LONGEST {
        return Vec::new();
    }
    let tokens = tokens(text);
    let is_cut = |place: &usize| {
        let word = tokens[*place].word;
        let is_aim = word == "so" && tokens.get(place + 1).is_none();
        *place > 0
            && !is_aim
            && ["because", "so", "which", ",", ";", ".", "(", "->", "and", "="].contains(&word)
            && (may_equal || word != "=")
    };
    let cuts = (0..tokens.len()).filter(is_cut).take(MOST).map(|place| {
        let token = &tokens[place];
        let is_remark = token.word == "(" && text.trim_end().ends_with([')', '.']);
        let after = &text[token.end()..];
        Cut {
            before: text[..token.at].trim_end_matches([' ', ',', ';']),
            after: after.trim_end().trim_end_matches(if is_remark {
                &[')', '.'][..]
            } else {
                &['.'][..]
            }),
            is_free: is_remark || token.word == "because",
            equals: token.word == "=",
            concludes: ["so", "which", ",", ";", ".", "->", "="].contains(&token.word),
        }
    });
    cuts.collect()
}

/// What a text beside an answer is; `None` if it cannot be read, or is another answer.
fn ground(question: &Question, answer: &Answer, text: &str, is_free: bool) -> Option<Ground> {
    if asks_number(question)
        && in_digits(text).is_some_and(|digits| number_of(answer) == Some(digits.into()))
    {
        return Some(Ground::Fits);
    }
    match question.ask().read(text) {
        Ok(other) if other == *answer => return Some(Ground::Fits),
        Ok(_) => return None,
        Err(_) => {}
    }
    if let Some(equation) = Equation::parse(&tokens(text)) {
        let is_of_rows = question.board().is_some() || matches!(question, Question::Xor(_));
        let is_xor = is_of_rows && equation.xored(10).is_some();
        if let (true, Some(sum)) = (equation.is_sum_alone(), equation.value()) {
            return (number_of(answer) == Some(sum.number.into())).then_some(Ground::Fits);
        }
        let holds = if is_xor {
            [10, 2].into_iter().any(|base| equation.holds_as_xor(base))
        } else {
            equation.holds()
        };
        return if holds {
            Some(Ground::Fits)
        } else {
            Some(Ground::False(FalseReason::Equation(equation.worked_out(is_xor)?)))
        };
    }
    let is_zero = number_of(answer).map(|number| number == BigInt::ZERO);
    match reason(text) {
        // "0, unbalanced" says two things.
        Some((Reason::Even, _)) if !is_free && is_zero == Some(false) => None,
        Some((Reason::Odd, _))
            if !is_free && (is_zero == Some(true) || matches!(answer, Answer::Move(_))) =>
        {
            None
        }
        Some((reason, numbers)) => Some(checked(question, answer, reason, &numbers)),
        None if is_free && leaves_nothing_open(text) => Some(Ground::Fits),
        None => None,
    }
}

/// Whether a reason is true of the board of a question.
fn checked(question: &Question, answer: &Answer, reason: Reason, numbers: &[BigInt]) -> Ground {
    let nim_sum = match (question, question.board()) {
        (Question::Xor(xor), _) => xor.a ^ xor.b,
        (_, Some(board)) => board.nim_sum(),
        _ => return Ground::Fits,
    };
    // Beside a move, it may be about the board that it leaves.
    let is_after = matches!(answer, Answer::Move(_));
    match (reason, numbers) {
        (Reason::Even, _) if nim_sum == 0 || is_after => Ground::Fits,
        (Reason::Odd, _) if nim_sum != 0 => Ground::Fits,
        (Reason::NimSum, [stated])
            if *stated == nim_sum.into() || is_after && *stated == BigInt::ZERO =>
        {
            Ground::Fits
        }
        (Reason::Cancel, [one, other]) if one == other => Ground::Fits,
        (Reason::Cancel, [one, other]) => {
            Ground::False(FalseReason::Differ(one.clone(), other.clone()))
        }
        (Reason::Total, _) => Ground::False(FalseReason::Total),
        _ => Ground::False(FalseReason::NimSum(nim_sum)),
    }
}

/// Whether nothing in a text denies or doubts.
fn leaves_nothing_open(text: &str) -> bool {
    let opens = ["maybe", "can", "not", "no", "none", "(", "["];
    let words = tokens(text);
    let is_number = words.iter().all(|token| token.number.is_some() || token.word == ",");
    !is_number && !words.iter().any(|token| opens.contains(&token.word))
}

/// Whether a number is asked for that binary digits come to.
pub(crate) fn asks_number(question: &Question) -> bool {
    match question {
        Question::Xor(_) => true,
        Question::Sum(board) => board.is_nim(),
        _ => false,
    }
}

/// The number that an answer is, in any form.
pub(crate) fn number_of(answer: &Answer) -> Option<BigInt> {
    match answer {
        Answer::Number(number) => Some(number.clone()),
        Answer::Digits(digits) => Some(decimal::number_of(digits)),
        Answer::Sizes(sizes) => Some(sizes.iter().sum()),
        _ => None,
    }
}

/// Whether there is only white space, lines to write on, or a statement that there is no answer.
pub(crate) fn is_blank(text: &str) -> bool {
    let text = text.trim();
    let line = text.strip_prefix('=').unwrap_or(text);
    let is_empty = |character: char| character.is_whitespace() || "_-–—―.…?".contains(character);
    line.chars().all(is_empty) || knows_not(text)
}

impl From<StatedMove> for Answer {
    fn from(stated: StatedMove) -> Self {
        match stated {
            StatedMove::NoMove => Self::NoMove,
            stated => Self::Move(stated),
        }
    }
}
