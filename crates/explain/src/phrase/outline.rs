//! Outlines: ways of saying an answer, as data, and how a text is matched with them.
//!
//! An outline is a line of words. `a|b` is either, `a?` may be left out, `#` is a number, `X*` is a list, and a word in
//! capitals is a role, which a [list of its own](super::outlines::ROLES) describes. What is typed must be all of an outline,
//! apart from the words that its table skips.

use super::lexicon::UNKNOWN;
use super::outlines::ROLES;
use super::stumble::{PhraseRole, Stumble, StumbleCause};
use super::token::{ORDINAL, PLURAL, SPELT, Token};

/// The ways of saying one kind of answer.
pub(super) struct Table<M: 'static> {
    /// The words that may stand anywhere without a meaning.
    pub skips: &'static str,
    /// What is missing if the words end too early.
    pub wants: PhraseRole,
    /// An outline, what it means, and an example of it.
    pub outlines: &'static [(&'static str, M, &'static str)],
}

/// The words that have a role.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Part<'w, 'a> {
    /// As the outline calls it.
    pub role: &'static str,
    pub tokens: &'w [Token<'a>],
}

impl<'a> Part<'_, 'a> {
    /// The first word of it that has a number.
    pub fn numbered(&self) -> &Token<'a> {
        let mut tokens = self.tokens.iter();
        tokens.find(|token| token.number.is_some()).unwrap_or(&self.tokens[0])
    }
}

/// A matched outline: what it means, and its parts in order.
pub(super) struct Match<'w, 'a, M> {
    pub means: M,
    pub parts: Vec<Part<'w, 'a>>,
}

/// The first outline of a table that tokens match, or the word from which on no outline fits.
pub(super) fn matched<'w, 'a, M: Copy>(
    table: &Table<M>,
    tokens: &'w [Token<'a>],
) -> Result<Match<'w, 'a, M>, Stumble> {
    let mut matcher = Matcher { tokens, skips: table.skips, furthest: 0, complete: None };
    for &(outline, means, _) in table.outlines {
        let elements: Vec<&'static str> = outline.split(' ').collect();
        let mut parts = Vec::new();
        let is_whole =
            &mut |matcher: &mut Matcher<'w, 'a>, end: usize, _: &mut Vec<Part<'w, 'a>>| {
                matcher.ends(end)
            };
        if matcher.walk(&elements, 0, &mut parts, is_whole) {
            return Ok(Match { means, parts });
        }
    }
    Err(matcher.stumble(table.wants))
}

/// Whether tokens match one of these outlines.
pub(super) fn matches(
    outlines: &[&'static str],
    skips: &'static str,
    tokens: &[Token<'_>],
) -> bool {
    let mut matcher = Matcher { tokens, skips, furthest: 0, complete: None };
    outlines.iter().any(|outline| {
        let elements: Vec<&'static str> = outline.split(' ').collect();
        matcher.walk(&elements, 0, &mut Vec::new(), &mut |matcher, end, _| matcher.ends(end))
    })
}

type Then<'f, 'w, 'a> =
    &'f mut dyn FnMut(&mut Matcher<'w, 'a>, usize, &mut Vec<Part<'w, 'a>>) -> bool;

struct Matcher<'w, 'a> {
    tokens: &'w [Token<'a>],
    skips: &'static str,
    /// The furthest word that fitted nothing.
    furthest: usize,
    /// The furthest word before which an outline was complete.
    complete: Option<usize>,
}

impl<'w, 'a> Matcher<'w, 'a> {
    /// Matches elements from a word on, and what comes `then`.
    fn walk(
        &mut self,
        elements: &[&'static str],
        at: usize,
        parts: &mut Vec<Part<'w, 'a>>,
        then: Then<'_, 'w, 'a>,
    ) -> bool {
        let Some((&element, rest)) = elements.split_first() else {
            return then(self, at, parts);
        };
        if let Some(optional) = element.strip_suffix('?') {
            let with: Vec<&'static str> =
                [optional].into_iter().chain(rest.iter().copied()).collect();
            return self.walk(&with, at, parts, then) || self.walk(rest, at, parts, then);
        }
        if let Some(item) = element.strip_suffix('*') {
            let before = parts.len();
            let Some(end) = self.list(item, at, parts) else {
                return false;
            };
            let fits = self.walk(rest, end, parts, then);
            if !fits {
                parts.truncate(before);
            }
            return fits;
        }
        if !element.starts_with(char::is_uppercase) || element == ORDINAL {
            let Some(found) = self.leaf(element, at) else {
                return false;
            };
            let tokens = self.tokens;
            let before = parts.len();
            if element.starts_with('#') || element == ORDINAL {
                parts.push(Part { role: element, tokens: &tokens[found..=found] });
            }
            let fits = self.walk(rest, found + 1, parts, then);
            if !fits {
                parts.truncate(before);
            }
            return fits;
        }
        let outlines =
            ROLES.iter().filter(|(role, _)| *role == element).flat_map(|(_, outlines)| *outlines);
        for outline in outlines {
            let inner: Vec<&'static str> = outline.split(' ').collect();
            let fits = self.walk(&inner, at, &mut Vec::new(), &mut |matcher, end, _| {
                parts.push(Part { role: element, tokens: &matcher.tokens[at..end] });
                let fits = matcher.walk(rest, end, parts, then);
                if !fits {
                    parts.pop();
                }
                fits
            });
            if fits {
                return true;
            }
        }
        false
    }

    /// The end of a list of items, with a mark between two or none.
    fn list(
        &mut self,
        item: &'static str,
        at: usize,
        parts: &mut Vec<Part<'w, 'a>>,
    ) -> Option<usize> {
        const BETWEEN: [&str; 8] = [",", "and", ";", "+", "(", ")", "[", "]"];
        let mut end = None;
        let mut next = at;
        loop {
            let mut found = None;
            self.walk(&[item], next, parts, &mut |_, end, _| {
                found = Some(end);
                true
            });
            let Some(found) = found else {
                return end;
            };
            end = Some(found);
            next = found;
            while self.tokens.get(next).is_some_and(|token| BETWEEN.contains(&token.word)) {
                next += 1;
            }
        }
    }

    /// The place of the next word that is not skipped, if it is this one.
    fn leaf(&mut self, element: &str, mut at: usize) -> Option<usize> {
        while let Some(token) = self.tokens.get(at) {
            if element.split('|').any(|word| is(token, word)) {
                return Some(at);
            }
            if !self.is_skipped(token) {
                break;
            }
            at += 1;
        }
        self.furthest = self.furthest.max(at);
        None
    }

    fn is_skipped(&self, token: &Token<'_>) -> bool {
        self.skips.split(' ').any(|word| is(token, word))
    }

    /// Whether nothing follows that is not skipped.
    fn ends(&mut self, at: usize) -> bool {
        let more = self.tokens[at..].iter().position(|token| !self.is_skipped(token));
        if let Some(more) = more {
            self.furthest = self.furthest.max(at + more);
            self.complete = self.complete.max(Some(at + more));
        }
        more.is_none()
    }

    fn stumble(&self, wants: PhraseRole) -> Stumble {
        if let Some(not) = self.tokens.iter().find(|token| token.word == "not") {
            return not.stumble(StumbleCause::Negation);
        }
        let Some(token) = self.tokens.get(self.furthest) else {
            return Stumble::missing(wants);
        };
        let is_complete = self.complete == Some(self.furthest);
        token.stumble(match token.word {
            "no" | "none" => StumbleCause::Negation,
            _ if is_complete && token.number.is_some() => StumbleCause::Second,
            _ => StumbleCause::Unknown,
        })
    }
}

/// Whether a word is what an element asks for.
fn is(token: &Token<'_>, element: &str) -> bool {
    let digits = element.trim_end_matches(['s', 't', 'n', 'd']);
    match element {
        "#" => token.is_number(),
        ORDINAL | SPELT | PLURAL => token.word == element,
        _ if element.starts_with(|first: char| first.is_ascii_digit()) => {
            let wants_ordinal = digits.len() < element.len();
            digits.parse::<u64>().is_ok_and(|digits| token.number == Some(digits.into()))
                && wants_ordinal == (token.word == ORDINAL)
        }
        _ if token.word == UNKNOWN => token.text.eq_ignore_ascii_case(element),
        _ => token.word == element || token.word.strip_suffix('!') == Some(element),
    }
}
