//! Working next to an answer: for "12 is 8 + 4, 6 is 4 + 2, so 8 and 2" the answer is 8 and 2, and for "8 + 4 + 1, so
//! 1101" it is 1101.
//!
//! Only correct sums of groups are working. What follows a "so" is the answer, and nothing before it may be a different
//! one.

use std::collections::BTreeSet;

use num_bigint::BigInt;

use super::lexicon::{Meaning, is_padding};
use super::words::{PhraseWord, words};

/// A text without its sums of groups.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShownWorking {
    /// The rest of the text.
    pub rest: String,
    /// The value of each of the sums.
    pub values: BTreeSet<BigInt>,
}

/// The sums of groups in a text: `8 + 4 = 12`, "12 is 8 and 4"; `None` if there is none, or a wrong one. Sums without a
/// comparison, such as `8 + 4`, count if they are `bare`, unless they only add up the numbers of the question; binary
/// digits of the question may come before their value.
///
/// ```
/// use explain::phrase::working;
///
/// let found = working("12 is 8+4, 3 is 2+1, so 8", &[], true).unwrap();
/// assert_eq!((&*found.rest, found.values), ("so 8", [3.into(), 12.into()].into()));
/// assert_eq!(working("12 is 8+2", &[], true), None);
/// ```
pub fn working(text: &str, asked: &[String], bare: bool) -> Option<ShownWorking> {
    /// More words than any working; searching for sums takes quadratic time.
    const LONGEST: usize = 200;
    let words = words(text);
    if words.len() > LONGEST {
        return None;
    }
    let mut values = BTreeSet::new();
    let mut rest = Vec::new();
    let (mut at, mut begin) = (0, 0);
    while at < words.len() {
        let chain = Chain::at(&words[at..], asked);
        let Some(chain) = chain else {
            at += 1;
            continue;
        };
        let value = chain.value(asked, bare)?;
        let last = &words[at + chain.length - 1];
        rest.push(text[begin..words[at].at].trim_matches(is_between));
        begin = last.at + last.text.len();
        at += chain.length;
        values.insert(value);
    }
    rest.push(text[begin..].trim_matches(is_between));
    let rest = rest.into_iter().filter(|part| !part.is_empty());
    (!values.is_empty()).then(|| ShownWorking { rest: rest.collect::<Vec<_>>().join(" "), values })
}

/// What may separate two sums.
fn is_between(character: char) -> bool {
    character.is_whitespace() || ",;.&=".contains(character)
}

/// Numbers and sums joined by equals signs.
struct Chain {
    members: Vec<Member>,
    /// Its number of words.
    length: usize,
}

struct Member {
    terms: Vec<BigInt>,
    text: String,
}

impl Chain {
    /// The chain at the start of these words, if it contains a sum. A different number after it does not belong to it.
    fn at(words: &[PhraseWord<'_>], asked: &[String]) -> Option<Self> {
        let mut members: Vec<(Member, usize)> = Vec::new();
        let mut at = 0;
        loop {
            let whole = members.last().map(|(member, _)| member.total());
            let Some((member, length)) = Member::at(&words[at..], whole.as_ref()) else {
                break;
            };
            at += length;
            members.push((member, at));
            let signs = words[at..].iter();
            let signs = signs.take_while(|word| is_equality(word)).count();
            if signs == 0 {
                break;
            }
            at += signs;
        }
        let is_sum = |(member, _): &(Member, usize)| member.terms.len() > 1;
        let begins_with_question = |members: &[(Member, usize)]| {
            members.first().is_some_and(|(first, _)| asked.contains(&first.text))
        };
        if let [.., (before, _), (last, _)] = &members[..]
            && last.terms.len() == 1
            && last.total() != before.total()
            && (members.len() > 2 || !begins_with_question(&members))
        {
            members.pop();
        }
        members.iter().any(is_sum).then(|| Self {
            length: members.last().map_or(0, |(_, end)| *end),
            members: members.into_iter().map(|(member, _)| member).collect(),
        })
    }

    /// Its value, if that is one number and every sum is one of groups.
    fn value(&self, asked: &[String], bare: bool) -> Option<BigInt> {
        let is_digits = |member: &Member| {
            let is_bit = |character| matches!(character, '0' | '1');
            member.text.chars().all(is_bit) && asked == [member.text.clone()]
        };
        let members = match &self.members[..] {
            [first, rest @ ..] if is_digits(first) && !rest.is_empty() => rest,
            all => all,
        };
        let value = members.first()?.total();
        let mut asked: Vec<BigInt> = asked.iter().filter_map(|asked| asked.parse().ok()).collect();
        asked.sort();
        let repeats = |member: &Member| {
            let mut terms = member.terms.clone();
            terms.sort();
            terms == asked && terms.len() > 1
        };
        let is_compared = self.members.len() > 1;
        let holds = members
            .iter()
            .all(|member| member.total() == value && member.is_of_groups() && !repeats(member));
        (holds && (is_compared || bare)).then_some(value)
    }
}

impl Member {
    /// The number or sum at the start of these words, and how many of them it has. After a `whole`, "8 and 4" is a sum
    /// as well if that is its value.
    fn at(words: &[PhraseWord<'_>], whole: Option<&BigInt>) -> Option<(Self, usize)> {
        let first = words.first()?;
        let mut terms = vec![first.number()?];
        let mut length = 1;
        let parts = Self::listed(words, whole);
        if let Some((listed, end)) = parts {
            (terms, length) = (listed, end);
        } else {
            while let Some((term, more)) = next_term(&words[length..]) {
                terms.push(term);
                length += more;
            }
        }
        let text = first.text.to_owned();
        Some((Self { terms, text }, length))
    }

    /// "8 and 4", "8, 4", up to where the sum is the whole.
    fn listed(words: &[PhraseWord<'_>], whole: Option<&BigInt>) -> Option<(Vec<BigInt>, usize)> {
        let whole = whole?;
        let mut terms: Vec<BigInt> = Vec::new();
        for (at, word) in words.iter().enumerate() {
            match word.number() {
                Some(number) => terms.push(number),
                None if is_joint(word) => continue,
                None => return None,
            }
            let total: BigInt = terms.iter().sum();
            if total >= *whole {
                return (total == *whole && terms.len() > 1).then_some((terms, at + 1));
            }
        }
        None
    }

    fn total(&self) -> BigInt {
        self.terms.iter().sum()
    }

    /// Whether it is a plain number, or a sum of different powers of two.
    fn is_of_groups(&self) -> bool {
        // "8 + 0 + 2" also lists the empty places.
        let terms = || self.terms.iter().filter(|term| **term != BigInt::ZERO);
        let different: BTreeSet<&BigInt> = terms().collect();
        let is_power = |term: &BigInt| *term > BigInt::ZERO && term.magnitude().count_ones() == 1;
        self.terms.len() == 1 || different.len() == terms().count() && terms().all(is_power)
    }
}

/// `+ 4`, however it is spaced.
fn next_term(words: &[PhraseWord<'_>]) -> Option<(BigInt, usize)> {
    match words {
        [plus, term, ..] if ["+", "plus"].contains(&plus.text) => Some((term.number()?, 2)),
        [term, ..] if term.has_plus() => Some((term.number()?, 1)),
        _ => None,
    }
}

fn is_equality(word: &PhraseWord<'_>) -> bool {
    matches!(word.means, Meaning::Is | Meaning::Equals) && !word.text.contains(['\'', '’'])
}

fn is_joint(word: &PhraseWord<'_>) -> bool {
    word.text == "+" || matches!(word.means, Meaning::And | Meaning::Comma)
}

/// A reason and its conclusion, if a text has "so" between them and leaves nothing open.
///
/// ```
/// use explain::phrase::reasoned;
///
/// let said = reasoned("it is balanced, so the second player wins");
/// assert_eq!(said, Some(("it is balanced", "the second player wins")));
/// assert_eq!(reasoned("I think so"), None);
/// ```
pub fn reasoned(text: &str) -> Option<(&str, &str)> {
    let words = words(text);
    let is_so = |word: &PhraseWord<'_>| word.is("so thus hence therefore");
    let at = words.iter().rposition(is_so)?;
    let leaves_open = words.iter().any(|word| word.means == Meaning::Doubt);
    // "Take 2 so that 1 is left."
    let is_aim = words.get(at + 1)?.is("that");
    let (reason, behind) = (&words[..at], &text[words[at + 1].at..]);
    let says_something = |word: &PhraseWord<'_>| !is_padding(word.means);
    let is_about = |word: &PhraseWord<'_>| {
        word.is("group groups alone partner") || word.means == Meaning::Balanced || word.is_number()
    };
    // "Not 5, so 6" denies what may be the answer; "not balanced" is a reason.
    let denies = |word: &PhraseWord<'_>| matches!(word.means, Meaning::Not | Meaning::No);
    let denies_balance = reason.get(1).is_some_and(|word| {
        let is_zero = word.number() == Some(BigInt::ZERO);
        is_zero || word.means == Meaning::Balanced || is_about(word) && !word.is_number()
    });
    let is_denied = reason.first().is_some_and(denies) && !denies_balance
        || reason.iter().any(denies) && !reason.iter().any(is_about);
    let is_reason = reason.iter().any(says_something) && !leaves_open && !is_aim && !is_denied;
    let reason = text[..words[at].at].trim_end_matches(is_between);
    is_reason.then_some((reason, behind))
}
