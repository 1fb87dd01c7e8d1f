//! What a line says about who has won and who has lost.
//!
//! In "Sorry Boris, Anna has beaten you" Anna is the one who has won: the subject of "beaten" is the last name before it.
//! In "the winner is Anna" it is the name after the word. English and German are understood; of other languages
//! [`super::winner`] sees at least whether the same words go with the winner each time.

use super::outcome::{EndingWord, outcome};
use super::spoken::Token;

/// Something that is said about a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Claim {
    Won(usize),
    Lost(usize),
}

/// Whether a line has a word about winning or losing.
pub(super) fn tells_an_outcome(line: &[Token]) -> bool {
    line.iter().any(|token| outcome(token).is_some())
}

/// Everything that a line says about who has won.
pub(super) fn claims(line: &[Token]) -> Vec<Claim> {
    let said = Said(line);
    let outcomes = line.iter().enumerate();
    outcomes
        .filter_map(|(at, token)| Some((at, outcome(token)?)))
        .filter_map(|(at, outcome)| {
            if outcome.is_noun() {
                said.by_noun(at, outcome)
            } else {
                said.by_verb(at, outcome)
            }
        })
        .collect()
}

/// A line, to be asked who does what in it.
struct Said<'a>(&'a [Token]);

impl Said<'_> {
    /// "Anna wins", "Boris was beaten by Anna", "gewonnen hat Anna".
    fn by_verb(&self, at: usize, outcome: EndingWord) -> Option<Claim> {
        if outcome != EndingWord::Loses
            && let Some(player) = self.agent(at, outcome)
        {
            return Some(Claim::Won(player));
        }
        let is_passive = outcome == EndingWord::Beats
            && self.word_before(at).is_some_and(|word| {
                ["is", "was", "been", "being", "gets", "got", "wurde", "ist"].contains(&word)
            });
        let player = self
            .player_after_colon(at)
            .or_else(|| self.subject(at, outcome == EndingWord::Beats))?;
        outcome.claim(player, is_passive != self.is_denied(at, 3))
    }

    /// "The winner is Anna", "Anna is the winner", "congratulations, Anna".
    fn by_noun(&self, at: usize, outcome: EndingWord) -> Option<Claim> {
        let is_denied = self.is_denied(at, 2);
        let before = self.in_sentence_before(at);
        let after = self.named_after(at);
        let is_linked = |from: usize, to: usize| self.0[from..to].iter().any(is_link);
        let player = match (before, after) {
            (_, Some(after)) if is_linked(at + 1, after) && !is_denied => after,
            (Some(before), _) if is_linked(before, at) => before,
            (_, Some(after)) if !self.ends_sentence(at, after) || self.stands_alone(after) => after,
            (Some(before), _) => before,
            _ => return None,
        };
        if player > at && self.is_one_of_both(player) {
            return None;
        }
        outcome.claim(self.player(player)?, is_denied)
    }

    fn player(&self, at: usize) -> Option<usize> {
        match self.0.get(at) {
            Some(&Token::Player(player)) => Some(player),
            _ => None,
        }
    }

    /// Who does it, in the words "by Anna".
    fn agent(&self, verb: usize, outcome: EndingWord) -> Option<usize> {
        let is_agent = |&at: &usize| {
            self.player(at).is_some()
                && (self.follows(at, &["by", "durch"])
                    || outcome == EndingWord::Beats && self.follows(at, &["von"]))
        };
        let until = self.next_outcome(verb);
        (0..until)
            .filter(|&at| at > verb || self.previous_outcome(verb).is_none_or(|other| at > other))
            .find(is_agent)
            .and_then(|at| self.player(at))
    }

    /// Who does it: the last name before the verb in its sentence, else the first name after it, else the last before
    /// that sentence.
    fn subject(&self, verb: usize, is_told_of_another: bool) -> Option<usize> {
        let start = self.sentence_start(verb);
        let before = |from: usize, to: usize| (from..to).rev().find(|&at| self.may_be_subject(at));
        if let Some(at) = before(start, verb) {
            let is_both = at >= start + 2
                && is_and(&self.0[at - 1])
                && self.player(at - 2).is_some()
                && !self.0[start..at]
                    .iter()
                    .any(|token| outcome(token).is_some());
            return if is_both { None } else { self.player(at) };
        }
        let end = self.sentence_end(verb).min(self.next_outcome(verb));
        let after = (!is_told_of_another)
            .then(|| (verb + 1..end).find(|&at| self.may_be_subject(at)))
            .flatten();
        after
            .or_else(|| before(0, start))
            .and_then(|at| self.player(at))
    }

    /// A name that is not the one that is played against, nor one that is ruled out.
    fn may_be_subject(&self, at: usize) -> bool {
        const NOT_IT: [&str; 9] = [
            "against", "over", "gegen", "vs", "versus", "not", "nicht", "über", "than",
        ];
        self.player(at).is_some() && !self.follows(at, &NOT_IT)
    }

    /// The name right after the colon right after a word.
    fn player_after_colon(&self, at: usize) -> Option<usize> {
        (self.0.get(at + 1) == Some(&Token::Mark(':'))).then(|| self.player(at + 2))?
    }

    /// The first name after a noun, before another word about the outcome.
    fn named_after(&self, noun: usize) -> Option<usize> {
        (noun + 1..self.next_outcome(noun)).find(|&at| self.may_be_subject(at))
    }

    /// The last name before a noun in its sentence, with no comma and no other outcome between.
    fn in_sentence_before(&self, noun: usize) -> Option<usize> {
        let at = (self.sentence_start(noun)..noun)
            .rev()
            .find(|&at| self.may_be_subject(at))?;
        let between = &self.0[at + 1..noun];
        let is_direct = !between.iter().any(|token| outcome(token).is_some())
            && (between.len() <= 1 || !between.contains(&Token::Mark(',')));
        is_direct.then_some(at)
    }

    /// Whether nothing is said of a name but the name.
    fn stands_alone(&self, at: usize) -> bool {
        !matches!(self.0.get(at + 1), Some(Token::Word(_) | Token::Player(_)))
    }

    /// "Anna and Boris!"
    fn is_one_of_both(&self, at: usize) -> bool {
        self.0.get(at + 1).is_some_and(is_and)
            && self.player(at + 2).is_some()
            && self.stands_alone(at + 2)
    }

    fn is_denied(&self, at: usize, reach: usize) -> bool {
        self.0[..at]
            .iter()
            .rev()
            .take(reach)
            .take_while(|token| matches!(token, Token::Word(_)))
            .any(|token| matches!(token, Token::Word(word) if is_denial(word)))
    }

    fn word_before(&self, at: usize) -> Option<&str> {
        match self.0.get(at.checked_sub(1)?)? {
            Token::Word(word) => Some(word),
            _ => None,
        }
    }

    /// Whether a name follows one of these words.
    fn follows(&self, mut at: usize, words: &[&str]) -> bool {
        while let Some(word) = self.word_before(at) {
            if words.contains(&word) {
                return true;
            }
            if !["the", "player", "den", "der", "spieler"].contains(&word) {
                return false;
            }
            at -= 1;
        }
        false
    }

    fn next_outcome(&self, at: usize) -> usize {
        (at + 1..self.0.len())
            .find(|&other| outcome(&self.0[other]).is_some())
            .unwrap_or(self.0.len())
    }

    fn previous_outcome(&self, at: usize) -> Option<usize> {
        (0..at)
            .rev()
            .find(|&other| outcome(&self.0[other]).is_some())
    }

    fn sentence_start(&self, at: usize) -> usize {
        let end_before = (0..at).rev().find(|&other| ends_sentence(&self.0[other]));
        end_before.map_or(0, |end| end + 1)
    }

    fn sentence_end(&self, at: usize) -> usize {
        (at..self.0.len())
            .find(|&other| ends_sentence(&self.0[other]))
            .unwrap_or(self.0.len())
    }

    fn ends_sentence(&self, from: usize, to: usize) -> bool {
        self.0[from..to].iter().any(ends_sentence)
    }
}

fn ends_sentence(token: &Token) -> bool {
    matches!(token, Token::Mark('.' | '!' | '?' | ';'))
}

fn is_and(token: &Token) -> bool {
    match token {
        Token::Word(word) => ["and", "und", "or", "oder"].contains(&word.as_str()),
        Token::Mark(mark) => *mark == '&',
        Token::Player(_) => false,
    }
}

/// "is", or a colon.
fn is_link(token: &Token) -> bool {
    match token {
        Token::Word(word) => {
            ["is", "was", "ist", "war", "heißt", "heisst"].contains(&word.as_str())
        }
        Token::Mark(mark) => matches!(mark, ':' | '…' | '='),
        Token::Player(_) => false,
    }
}

fn is_denial(word: &str) -> bool {
    [
        "not", "no", "never", "cannot", "nicht", "kein", "keine", "nie",
    ]
    .contains(&word)
        || word.ends_with("n't")
}

#[cfg(test)]
mod phrasings;
