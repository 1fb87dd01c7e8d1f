//! Plays a game once more in another manner where it went wrong, and keeps what is learned for the games to come.
//!
//! A game that gets further (more moves seen, or more prompts met) is where the search goes on from; the first that goes to
//! its end, ends the search.

use std::io;

use super::manner::{Learned, Manner};
use super::referee::Referee;
use super::setting::Setting;
use super::winner::Ending;
use crate::grade::judge::failure::Reason;
use crate::grade::python::Interpreter;

/// A game that has come to its end, as far as it went, with the verdict on its announcement still to come.
pub(super) struct Played {
    pub referee: Referee,
    /// How it ended, or what went wrong.
    pub result: Result<Ending, Reason>,
}

/// How many more games may be played to find a manner. Three questions in a row, with their answers, take about half.
const MOST_TRIES: u32 = 60;

/// The games of a hand-in.
#[derive(Default)]
pub(super) struct LabGames {
    pub learned: Learned,
    /// How many more games have been played to find a manner.
    made: u32,
}

impl LabGames {
    /// Plays a game in the manner that goes best.
    pub fn play(
        &mut self,
        interpreter: &mut Interpreter,
        setting: &Setting,
        seed: u64,
        is_first: bool,
    ) -> io::Result<Played> {
        let before = self.learned.clone();
        let play = |interpreter: &mut Interpreter, manner: Manner| -> io::Result<Played> {
            let mut learned = before.clone();
            learned.manner = manner;
            let mut referee = Referee::new(setting, learned, seed);
            let result = referee.play(interpreter)?;
            Ok(Played { referee, result })
        };
        let mut best = play(interpreter, before.manner.clone())?;
        let mut furthest = best.referee.progress();
        let mut manners: Vec<Manner> = others(&best, is_first).collect();
        while best.result.is_err() && self.made < MOST_TRIES && !interpreter.is_out_of_time() {
            let Some(manner) = manners.pop() else {
                break;
            };
            self.made += 1;
            interpreter.start_afresh();
            let played = play(interpreter, manner)?;
            let progress = played.referee.progress();
            if progress > furthest {
                furthest = progress;
                manners.extend(others(&played, is_first));
            }
            // A prompt more may be one that only another answer leads to.
            if played.result.is_ok() || progress.0 > best.referee.progress().0 {
                best = played;
            }
        }
        self.learned = best.referee.learned.clone();
        if best.result.is_err() {
            self.learned.known.extend(best.referee.met());
        }
        Ok(best)
    }
}

/// The manners to try after a game that went wrong, the likeliest last.
fn others(played: &Played, is_first: bool) -> impl Iterator<Item = Manner> {
    let may_go_better = matches!(played.result, Err(Reason::Game(_) | Reason::Raised(_)));
    let others = may_go_better.then(|| played.referee.other_manners(is_first));
    others.unwrap_or_default().into_iter().rev()
}
