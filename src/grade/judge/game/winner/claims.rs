//! What a line says in plain English of who has won, clause by clause.
//!
//! "Anna took the last one and loses, so Boris wins!" says twice that Boris has won. What is not plain says nothing: "Better
//! luck next time, Boris - you could not win!"

use super::super::spoken::{Line, named};

/// A player who is named, and who has won if it is so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Claim {
    pub named: usize,
    pub winner: usize,
}

const ENDS: &str = ". ! ? ;";
const BREAKS: &str = ". ! ? ; , ( ) and but so while because since therefore thus hence then";
const DASHES: &str = "- – — … :";
const WIN: &str =
    "win won winner victory victor victoriou champion congratulation congrat triumph prevail";
const LOSE: &str = "lose lost loser loose looser";
const BEAT: &str = "beat beaten defeat defeated";
/// Verbs that go on with the player of the clause before.
const VERBS: &str = "win won lose lost ha has have had";
const HEDGES: &str = "# 0 not never no nobody cannot can could would should may might will shall must if unles unless almost nearly next hope wish want try tried either or";

fn is_one_of(words: &str, part: &str) -> bool {
    words.split(' ').any(|word| word == part)
}

/// What a line claims.
pub(super) fn claims(line: &Line) -> Vec<Claim> {
    let line = without_pairs(line);
    let sentences = line.split_inclusive(|part| is_one_of(ENDS, part));
    let told = sentences.filter(|sentence| sentence.last().is_none_or(|end| end != "?"));
    told.flat_map(of_sentence).collect()
}

/// The line without two names side by side: "Anna and Boris", "Anna vs Boris".
fn without_pairs(line: &Line) -> Line {
    let mut left = Line::new();
    for part in line {
        left.push(part.clone());
        for length in [2, 3] {
            let start = left.len().saturating_sub(length);
            let pair = &left[start..];
            let is_pair = pair.len() == length
                && [&pair[0], part].iter().all(|it| it.starts_with('@'))
                && pair[0] != *part
                && (length == 2 || is_one_of("and & vs v versus against", &pair[1]));
            if is_pair {
                left.truncate(start);
            }
        }
    }
    left
}

fn of_sentence(sentence: &[String]) -> Vec<Claim> {
    let parts = sentence.split(|part| is_one_of(BREAKS, part));
    let clauses: Vec<Line> = parts.flat_map(at_a_dash).collect();
    let name = |clause: &&Line| clause.iter().any(|part| part.starts_with('@'));
    let whole = clauses.iter().enumerate().map(|(place, clause)| {
        let before = clauses[..place].iter().rev().find(name);
        let after = clauses[place + 1..].iter().find(name);
        let goes_on = clause.first().is_some_and(|part| is_one_of(VERBS, part));
        let subject = match before {
            _ if name(&clause) => None,
            Some(before) => Some(before).filter(|before| before.len() == 1 || goes_on),
            None => after.filter(|after| after.len() == 1),
        };
        let subject = subject.and_then(named).map(|player| format!("@{player}"));
        of_clause(&subject.into_iter().chain(clause.clone()).collect())
    });
    whole.flatten().collect()
}

/// The two parts of a clause with one dash in it and a player on each side; or else the clause.
fn at_a_dash(clause: &[String]) -> Vec<Line> {
    let parts: Vec<Line> = clause
        .split(|part| is_one_of(DASHES, part))
        .map(<[String]>::to_vec)
        .collect();
    if parts.len() == 2 && parts.iter().all(|part| named(part).is_some()) {
        return parts;
    }
    vec![clause.to_vec()]
}

fn of_clause(clause: &Line) -> Vec<Claim> {
    let has = |words: &str| clause.iter().any(|part| is_one_of(words, part));
    let is_hedged = |part: &String| is_one_of(HEDGES, part) || part.contains('\'');
    let to_win = |pair: &[String]| pair[0] == "to" && is_one_of("win lose beat defeat", &pair[1]);
    if clause.iter().any(is_hedged) || clause.windows(2).any(to_win) {
        return Vec::new();
    }
    let beat = clause.iter().position(|part| is_one_of(BEAT, part));
    let has_won = |place: usize| match (beat, has(WIN), has(LOSE)) {
        (Some(beat), ..) => {
            let is_active = clause[beat] != "beaten" || has("ha has have had") && !has("been");
            let is_passive =
                has("by") || beat > 0 && is_one_of("i is wa was been got", &clause[beat - 1]);
            Some((place < beat) == (is_active && !is_passive))
        }
        (None, true, true) | (None, false, false) => None,
        (None, wins, loses) => {
            let is_other =
                |word: &String| is_one_of("over against vs versus", word) || loses && word == "to";
            Some(wins != place.checked_sub(1).is_some_and(|at| is_other(&clause[at])))
        }
    };
    let claims = clause.iter().enumerate().filter_map(|(place, part)| {
        let named = part.strip_prefix('@')?.parse().ok()?;
        let winner = if has_won(place)? { named } else { 1 - named };
        Some(Claim { named, winner })
    });
    let claims: Vec<Claim> = claims.collect();
    let agree = claims.iter().all(|claim| claim.winner == claims[0].winner);
    // "Boris's defeat", "Anna beats you": whose, or whom, is not plain.
    let is_plain = agree && (beat.is_none() || claims.len() > 1);
    claims.into_iter().filter(|_| is_plain).collect()
}
