//! Plays a game once more in another manner where it went wrong, and keeps what is learned for the games to come.
//!
//! A game that gets further (more moves seen, or more prompts met) is where the search goes on from; the first that goes to
//! its end, ends the search.

use std::collections::BTreeSet;
use std::io;

use super::manner::Manner;
use super::prompts::Prompts;
use super::referee::Referee;
use super::spoken::Pattern;
use super::winner::Ending;
use crate::grade::judge::failure::Reason;
use crate::grade::python::{Interpreter, PythonValue};

/// A game that has come to its end, as far as it went, with the verdict on its announcement still to come.
pub(super) struct Played {
    /// What went wrong, or how it ended.
    pub result: Result<Ending, Reason>,
    pub referee: Referee,
    pub arguments: [PythonValue; 3],
}

/// What is learned from the games of a hand-in, one after the other.
pub(super) struct Learned {
    manner: Manner,
    prompts: Prompts,
    /// Prompts that are for a move, or of which nothing better could be found out.
    known: BTreeSet<Pattern>,
    /// The lines that were printed while games went on.
    pub heard: BTreeSet<Pattern>,
    /// How many more games may be played to find a manner.
    tries: u32,
}

impl Default for Learned {
    fn default() -> Self {
        /// Three questions in a row, with their answers, take about half of them.
        const MOST_TRIES: u32 = 60;
        Self {
            manner: Manner::default(),
            prompts: Prompts::default(),
            known: BTreeSet::new(),
            heard: BTreeSet::new(),
            tries: MOST_TRIES,
        }
    }
}

impl Learned {
    /// Plays a game in the manner that goes best.
    pub fn play<'a>(
        &mut self,
        interpreter: &mut Interpreter<'a>,
        is_first: bool,
        mut play: impl FnMut(&mut Interpreter<'a>, Manner, Prompts) -> io::Result<Played>,
    ) -> io::Result<Played> {
        let mut best = (
            play(interpreter, self.manner.clone(), self.prompts.clone())?,
            self.manner.clone(),
        );
        let mut furthest = best.0.referee.progress();
        let mut manners = self.others(&best.0, is_first);
        while best.0.result.is_err() && self.tries > 0 && !interpreter.is_out_of_time() {
            let Some(manner) = manners.pop() else {
                break;
            };
            self.tries -= 1;
            interpreter.start_afresh();
            let played = play(interpreter, manner.clone(), self.prompts.clone())?;
            let progress = played.referee.progress();
            if played.result.is_ok() || progress > furthest {
                furthest = progress;
                manners.extend(self.others(&played, is_first));
            }
            // A prompt more may be one that only another answer leads to.
            if played.result.is_ok() || progress.0 > best.0.referee.progress().0 {
                best = (played, manner);
            }
        }
        let (mut played, manner) = best;
        self.manner = manner;
        self.prompts = std::mem::take(&mut played.referee.prompts);
        self.heard.append(&mut played.referee.heard);
        self.known.append(&mut played.referee.known);
        if played.result.is_err() {
            self.known.extend(played.referee.met());
        }
        Ok(played)
    }

    /// The manners to try after a game that went wrong, the likeliest last.
    fn others(&self, played: &Played, is_first: bool) -> Vec<Manner> {
        let may_be_manner = match &played.result {
            Ok(_) => false,
            Err(reason) => matches!(reason, Reason::Game(_) | Reason::Raised(_)),
        };
        if !may_be_manner {
            return Vec::new();
        }
        let mut others = played.referee.other_manners(&self.known, is_first);
        others.reverse();
        others
    }
}
