//! Recognises that there is none: "none", "no move wins", "there isn't one", "every move loses".
//!
//! This is read clause by clause, and all clauses must agree.

use super::lexicon::{Meaning, is_padding};
use super::stumble::{Stumble, StumbleCause};
use super::words::PhraseWord;

/// Whether these words say that there is no winning move or row; `None` if they are about something else.
pub(super) fn read_none(words: &[PhraseWord<'_>]) -> Option<Result<(), Stumble>> {
    let speaks_of_it = |word: &PhraseWord<'_>| {
        !word.is("one")
            && matches!(
                word.means,
                Meaning::Number(_)
                    | Meaning::Ordinal(_)
                    | Meaning::Take
                    | Meaning::Reduce
                    | Meaning::Clear
                    | Meaning::Leave
                    | Meaning::Left
            )
    };
    if words.iter().any(speaks_of_it) {
        return None;
    }
    let negates =
        |word: &PhraseWord<'_>| matches!(word.means, Meaning::Not | Meaning::No | Meaning::None);
    let denies = words.iter().any(negates)
        || words.iter().any(|word| word.means == Meaning::Lose)
            && words.iter().any(|word| is_of_all(word.means));
    if !denies {
        let brackets =
            |word: &PhraseWord<'_>| matches!(word.means, Meaning::Open(_) | Meaning::Close(_));
        return (!words.is_empty() && words.iter().all(brackets)).then_some(Ok(()));
    }
    Some(clauses(words))
}

fn is_of_all(means: Meaning) -> bool {
    matches!(means, Meaning::All | Meaning::Every | Meaning::Any)
}

fn clauses(words: &[PhraseWord<'_>]) -> Result<(), Stumble> {
    let ends = |word: &PhraseWord<'_>| {
        matches!(
            word.means,
            Meaning::Comma | Meaning::Stop | Meaning::Semicolon | Meaning::Colon | Meaning::Dash
        )
    };
    for clause in words.split(ends) {
        one_clause(clause)?;
    }
    Ok(())
}

fn one_clause(words: &[PhraseWord<'_>]) -> Result<(), Stumble> {
    let mut negation: Option<&PhraseWord<'_>> = None;
    let (mut of_all, mut wins) = (None, None);
    let (mut loses, mut is_there, mut exists) = (false, false, false);
    let mut before = Meaning::Stop;
    for word in words {
        match word.means {
            Meaning::Not | Meaning::No | Meaning::None => {
                if negation.is_some() {
                    return Err(word.stumble(StumbleCause::Negation));
                }
                negation = Some(word);
            }
            Meaning::Win => wins = Some(word),
            Meaning::Lose => loses = true,
            Meaning::There => is_there = true,
            Meaning::Exists => exists = true,
            Meaning::Any if negation.is_some() => {}
            // "None at all."
            Meaning::All if before == Meaning::In => {}
            // "No answer" may mean having no answer.
            Meaning::Label | Meaning::Thanks if before == Meaning::No => {
                return Err(word.misplaced());
            }
            Meaning::Any | Meaning::All | Meaning::Every => of_all = Some(word),
            Meaning::Number(_) if is_there => {}
            Meaning::Move
            | Meaning::Row
            | Meaning::Of
            | Meaning::To
            | Meaning::In
            | Meaning::From
            | Meaning::Can
            | Meaning::Position => {}
            _ if is_padding(word.means) => {}
            _ => return Err(word.misplaced()),
        }
        before = word.means;
    }
    // "I don't" says nothing about a winning move.
    let unsaid = |word: &&PhraseWord<'_>| {
        word.means == Meaning::Not && wins.is_none() && !exists && !is_there
    };
    if let Some(word) = negation.filter(unsaid) {
        return Err(word.stumble(StumbleCause::Negation));
    }
    match (negation, of_all.or(wins)) {
        (Some(_), _) if !loses && of_all.is_none() => Ok(()),
        (Some(word), _) => Err(word.stumble(StumbleCause::Negation)),
        // "The position is lost, so none": adds nothing to the rest.
        (None, None) => Ok(()),
        (None, Some(_)) if of_all.is_some() && loses && wins.is_none() => Ok(()),
        (None, Some(word)) => Err(word.stumble(StumbleCause::Second)),
    }
}
