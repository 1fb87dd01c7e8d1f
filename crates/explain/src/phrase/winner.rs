//! Reads who wins: "loses", "I can't win", "the second player wins", "no".
//!
//! Every clause claims something about one of the two players, and all claims must agree.

use super::lexicon::{Meaning, is_padding};
use super::stumble::{PhraseRole, Stumble, StumbleCause};
use super::subject::{Subject, somebody};
use super::words::{PhraseWord, means, phrase};

/// The form in which the winner was stated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WinnerForm {
    /// By a word: `wins` or `loses`.
    Word,
    /// By the number of the player who wins: 1, who moves first, or 2.
    Player,
}

/// Reads whether the player to move wins.
///
/// # Errors
/// If the text says of no player that they win or lose, contradicts itself, or gives only a letter: P and N mean the
/// opposite in books of what they mean on the lab sheet.
///
/// ```
/// use explain::phrase::read_winner;
///
/// assert_eq!(read_winner("I think it can't be won"), Ok(false));
/// assert_eq!(read_winner("player two wins."), Ok(false));
/// assert!(read_winner("N").is_err());
/// ```
pub fn read_winner(text: &str) -> Result<bool, Stumble> {
    let words = phrase(text)?;
    if let [word] = &words[..]
        && word.is("me")
    {
        return Ok(true);
    }
    let claims = claims(&words, false)?;
    let letter = words.iter().find(|word| word.means == Meaning::Letter);
    if let Some(word) = letter.filter(|_| claims.is_empty()) {
        let letter = word.text.chars().next().unwrap_or('N').to_ascii_uppercase();
        return Err(word.stumble(StumbleCause::Letter(letter)));
    }
    agreed(&claims, PhraseRole::Winner).map(|(_, wins)| wins)
}

/// Reads which of two players wins: whether it is the first.
///
/// # Errors
/// If neither player is named, or claims contradict each other.
///
/// ```
/// use explain::phrase::read_player;
///
/// assert_eq!(read_player("the second"), Ok(false));
/// assert_eq!(read_player("player 2 loses"), Ok(true));
/// ```
pub fn read_player(text: &str) -> Result<bool, Stumble> {
    let claims = claims(&phrase(text)?, true)?;
    agreed(&claims, PhraseRole::Player).map(|(_, wins)| wins)
}

/// Whether the letter is denied: "it is not a P-position".
fn denies_letter(words: &[PhraseWord<'_>]) -> bool {
    let letter = words.iter().position(|word| word.means == Meaning::Letter);
    letter.is_some_and(|at| is_denied(words, at))
}

/// Whether a word describes the board: "balanced", or the number in "the nim sum is 0".
fn is_of_board(words: &[PhraseWord<'_>], at: usize) -> bool {
    let is_of_label = || {
        let between = [Meaning::Is, Meaning::Equals, Meaning::Not];
        let mut before = words[..at].iter().rev();
        let before = before.find(|word| !between.contains(&word.means));
        before.is_some_and(|word| word.means == Meaning::Label)
    };
    match words[at].means {
        Meaning::Balanced => true,
        Meaning::Number(_) => is_of_label(),
        _ => false,
    }
}

/// Whether "not" comes right before a word.
fn is_denied(words: &[PhraseWord<'_>], at: usize) -> bool {
    let mut before = words[..at].iter().rev();
    let before = before.find(|word| word.means != Meaning::Article);
    before.is_some_and(|word| word.means == Meaning::Not)
}

/// A claim: its word, and whether it means that the player to move wins.
type Claim<'a> = (PhraseWord<'a>, bool);

/// Every claim in these words. If the question asks for players by number, "wins" alone claims nothing.
fn claims<'a>(words: &[PhraseWord<'a>], by_number: bool) -> Result<Vec<Claim<'a>>, Stumble> {
    let mut reader = ClaimReader {
        words,
        by_number,
        claims: Vec::new(),
        subject: None,
        negation: None,
        open: None,
    };
    let mut at = 0;
    while at < words.len() {
        at += reader.word(at)?;
    }
    reader.end()
}

/// What all claims agree on, and the word of the first.
fn agreed<'a>(claims: &[Claim<'a>], role: PhraseRole) -> Result<Claim<'a>, Stumble> {
    let &(first, wins) = claims.first().ok_or(Stumble::missing(role))?;
    match claims.iter().find(|(_, other)| *other != wins) {
        Some((word, _)) => Err(word.stumble(StumbleCause::Second)),
        None => Ok((first, wins)),
    }
}

struct ClaimReader<'w, 'a> {
    words: &'w [PhraseWord<'a>],
    by_number: bool,
    claims: Vec<Claim<'a>>,
    /// The player named last, about whom nothing has been claimed yet.
    subject: Option<(Subject, PhraseWord<'a>)>,
    /// A negation that has not been applied yet.
    negation: Option<PhraseWord<'a>>,
    /// A claim about somebody who has not been named yet: "the winner is …".
    open: Option<Claim<'a>>,
}

impl<'a> ClaimReader<'_, 'a> {
    /// Takes the word at a position, and returns how many words were taken.
    fn word(&mut self, at: usize) -> Result<usize, Stumble> {
        let word = self.words[at];
        if let Some((subject, length)) = somebody(self.words, at, self.by_number) {
            self.named(subject, word)?;
            return Ok(length);
        }
        match word.means {
            Meaning::Win => self.claim(word, true)?,
            Meaning::Lose if means(self.words, at + 1) == Meaning::Move => {
                return Err(word.misplaced());
            }
            Meaning::Lose => self.claim(word, false)?,
            Meaning::Can if self.words[at..].iter().all(|word| word.means != Meaning::Lose) => {}
            Meaning::Against => return self.against(at),
            Meaning::To
                if at > 0 && matches!(self.words[at - 1].means, Meaning::Win | Meaning::Lose) =>
            {
                return self.against(at);
            }
            // "No loss" does not say whether somebody loses.
            Meaning::No
                if matches!(
                    means(self.words, at + 1),
                    Meaning::Lose | Meaning::Label | Meaning::Thanks
                ) =>
            {
                return Err(word.misplaced());
            }
            Meaning::Not => self.negate(word)?,
            Meaning::No if self.negates_what_follows(at) => self.negate(word)?,
            Meaning::No | Meaning::False if !self.by_number => self.claims.push((word, false)),
            Meaning::Yes | Meaning::True if !self.by_number => self.claims.push((word, true)),
            Meaning::Letter if !self.by_number => {
                let is_denied = denies_letter(&self.words[..=at]);
                if self.negation.take().is_some() != is_denied {
                    return Err(word.misplaced());
                }
            }
            // The nim sum, and whether the board is balanced, is a reason rather than a winner.
            _ if is_of_board(self.words, at) => {
                if is_denied(self.words, at) {
                    self.negation = None;
                }
            }
            Meaning::Player => {
                let number = self.words.get(at + 1);
                let number = number.filter(|next| next.is_number());
                return Err(number.unwrap_or(&word).misplaced());
            }
            Meaning::Position
            | Meaning::Move
            | Meaning::To
            | Meaning::For
            | Meaning::With
            | Meaning::And
            | Meaning::In
            | Meaning::There
            | Meaning::Exists
            | Meaning::Dash
            | Meaning::Semicolon => {}
            _ if is_padding(word.means) => {}
            _ => return Err(word.misplaced()),
        }
        Ok(1)
    }

    /// "against a perfect opponent", "to the second player": winning or losing is against the other player.
    fn against(&self, at: usize) -> Result<usize, Stumble> {
        let mut length = 1;
        while let Some(word) = self.words.get(at + length) {
            match word.means {
                Meaning::Courtesy if ["me", "us"].contains(&word.text) => {
                    return Err(word.misplaced());
                }
                Meaning::Article
                | Meaning::Courtesy
                | Meaning::Opponent
                | Meaning::Other
                | Meaning::Player
                | Meaning::Ordinal(2) => {}
                Meaning::Number(_) if word.number() == Some(2.into()) => {}
                Meaning::Comma | Meaning::Stop | Meaning::Semicolon | Meaning::And => break,
                _ => return Err(word.misplaced()),
            }
            length += 1;
        }
        Ok(length)
    }

    fn named(&mut self, subject: Subject, word: PhraseWord<'a>) -> Result<(), Stumble> {
        if let Some(negation) = self.negation {
            return Err(negation.stumble(StumbleCause::Negation));
        }
        if let Some((claim, wins)) = self.open.take() {
            // The player who was meant has been named after it.
            if word.means != Meaning::Mover {
                self.claims.push((claim, wins == (subject == Subject::Mover)));
                return Ok(());
            }
            self.claims.push((claim, wins));
        }
        match self.subject {
            Some((other, named)) if named.means != Meaning::Mover && other != subject => {
                return Err(word.stumble(StumbleCause::Second));
            }
            _ => {}
        }
        self.subject = Some((subject, word));
        Ok(())
    }

    fn claim(&mut self, word: PhraseWord<'a>, wins: bool) -> Result<(), Stumble> {
        let wins = wins != self.negation.take().is_some();
        if let Some((claim, wins)) = self.open.take() {
            self.unnamed(claim, wins)?;
        }
        match self.subject.take() {
            Some((subject, _)) => self.claims.push((word, wins == (subject == Subject::Mover))),
            None => self.open = Some((word, wins)),
        }
        Ok(())
    }

    /// A claim without a subject is about the player to move, if there is such a player.
    fn unnamed(&mut self, word: PhraseWord<'a>, wins: bool) -> Result<(), Stumble> {
        if self.by_number {
            return Err(Stumble::missing(PhraseRole::Player));
        }
        self.claims.push((word, wins));
        Ok(())
    }

    fn negate(&mut self, word: PhraseWord<'a>) -> Result<(), Stumble> {
        match self.negation.replace(word) {
            Some(_) => Err(word.stumble(StumbleCause::Negation)),
            None => Ok(()),
        }
    }

    /// "no win", "no winning move", but not "no, wins".
    fn negates_what_follows(&self, at: usize) -> bool {
        let is_between = |word: &&PhraseWord<'_>| {
            word.means == Meaning::To || ["way", "ways"].contains(&word.text)
        };
        self.words[at + 1..]
            .iter()
            .find(|word| !is_between(word))
            .is_some_and(|word| word.is("win winning") || word.means == Meaning::Move)
    }

    fn end(mut self) -> Result<Vec<Claim<'a>>, Stumble> {
        if let Some((claim, wins)) = self.open.take() {
            self.unnamed(claim, wins)?;
        }
        if let Some(negation) = self.negation {
            // "No, it doesn't."
            let is_no = |(word, wins): &Claim<'_>| word.means == Meaning::No && !wins;
            if !self.claims.last().is_some_and(is_no) {
                return Err(negation.stumble(StumbleCause::Negation));
            }
        }
        match self.subject {
            // The answer to who wins may just name somebody.
            Some((subject, word)) if self.claims.is_empty() && word.means != Meaning::Mover => {
                self.claims.push((word, subject == Subject::Mover));
            }
            Some((_, word)) if word.means != Meaning::Mover => return Err(word.misplaced()),
            _ => {}
        }
        Ok(self.claims)
    }
}
