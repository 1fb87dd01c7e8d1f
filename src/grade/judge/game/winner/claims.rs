//! Finds whom a line in plain English says to have won.
//!
//! "Anna took the last one and loses, so Boris wins!" says twice that Boris has won. Anything unclear says nothing:
//! "Better luck next time, Boris - you could not win!"

use super::super::spoken::{Line, named};

const ENDS: &str = ". ! ;";
/// What may separate two clauses.
const JOINTS: &str = ", - – — … : and but so while because since therefore thus hence then";
const WIN: &str =
    "win won winner victory victor victoriou champion congratulation congrat triumph prevail beat";
const LOSE: &str = "lose lost loser loose looser";
/// Of these, the ones that follow their subject: "Anna wins against Boris".
const VERBS: &str = "win won triumph prevail beat lose lost loose";
/// "The winner over Boris" is about both.
const AGAINST: &str = "over against vs v versus";
const HEDGES: &str = "? # 0 by not never no nobody cannot can could would should may might will shall must if unles unless almost nearly next hope wish want try tried either or";

fn is_one_of(words: &str, part: &str) -> bool {
    words.split(' ').any(|word| word == part)
}

/// Who is said to have won, once for each clause that says so.
pub(super) fn said_to_have_won(line: &Line) -> Vec<usize> {
    let sentences = line.split(|part| is_one_of(ENDS, part));
    sentences.flat_map(clauses).filter_map(winner).collect()
}

/// The clauses of a sentence, each with one name if possible: it is cut at the last joint between two names, unless
/// that only joins the names ("Anna and Boris").
fn clauses(sentence: &[String]) -> Vec<&[String]> {
    let places = 0..sentence.len();
    let names: Vec<usize> = places.filter(|&at| sentence[at].starts_with('@')).collect();
    let (mut clauses, mut start) = (Vec::new(), 0);
    for pair in names.windows(2).filter(|pair| pair[1] - pair[0] > 2) {
        let joint = (pair[0]..pair[1]).rfind(|&at| is_one_of(JOINTS, &sentence[at]));
        if let Some(joint) = joint {
            clauses.push(&sentence[start..joint]);
            start = joint;
        }
    }
    clauses.push(&sentence[start..]);
    clauses
}

/// Who has won according to a clause.
fn winner(clause: &[String]) -> Option<usize> {
    let place = |words: &str| clause.iter().position(|part| is_one_of(words, part));
    let is_hedged = place(HEDGES).is_some() || clause.iter().any(|part| part.contains('\''));
    let (at, has_won) = match (place(WIN), place(LOSE)) {
        (Some(wins), None) => (wins, true),
        (None, Some(loses)) => (loses, false),
        _ => return None,
    };
    let before = at.checked_sub(1).map(|before| clause[before].as_str());
    let is_verb = is_one_of(VERBS, &clause[at]) && !matches!(before, Some("a" | "the"));
    let is_of_both = !is_verb && place(AGAINST).is_some();
    let is_plain = !is_hedged && !is_of_both && before != Some("to");
    let spoken_of = if is_verb { &clause[..at] } else { clause };
    let player = named(spoken_of).filter(|_| is_plain)?;
    Some(if has_won { player } else { 1 - player })
}
