//! Judges `play_nim` by playing: it is driven through games of people, of computers, and of both, as a person at the
//! prompt would.
//!
//! The boards that the game gives to the hand-in's other functions are reported, and tell what to look for; what counts
//! is what a person sees: whether the board is there, what is asked for, and who is named as the winner. From these the
//! [`Referee`] follows the game, using the [`Protocol`] that works best; it is determined when a game first goes wrong,
//! and kept.

mod course;
mod drawing;
mod entry;
mod protocol;
mod referee;
mod screen;
mod setting;
mod spoken;
mod winner;

use std::io;

use super::examined::Examined;
use super::failure::{Failure, GameFault, Reason};
use crate::grade::python::Interpreter;
use crate::grade::sheet::Function;
use crate::question::Generator;
use protocol::{Learned, Protocol};
use referee::Referee;
use setting::{Setting, settings};
use winner::{Ending, announced};

/// Plays all games.
pub(super) fn examine(
    interpreter: &mut Interpreter,
    generator: &mut Generator,
) -> io::Result<Examined> {
    let mut examined = Examined::new(Function::PlayNim);
    let mut games = LabGames::default();
    let (mut calls, mut ended, mut endings) = (Vec::new(), Vec::new(), Vec::new());
    for (index, setting) in settings(generator).iter().enumerate() {
        if examined.is_stopped() || interpreter.is_out_of_time() {
            examined.not_asked(setting.kind());
            continue;
        }
        let seed = generator.number(0, u64::MAX);
        let Played { referee, result } = games.play(interpreter, setting, seed, index == 0)?;
        calls.push(referee.failure(Reason::Wrong).call);
        match result {
            Ok(ending) => {
                ended.push((setting.kind(), referee));
                endings.push(ending);
            }
            Err(reason) => examined.add(setting.kind(), Some(referee.failure(reason))),
        }
    }
    // The announcement of the winner is judged over all games that ended well.
    let verdicts = announced(&endings, &games.learned.heard);
    for ((kind, referee), verdict) in ended.into_iter().zip(verdicts) {
        let reason = verdict.err();
        let reason = reason.map(|fault| Reason::Game(referee.traced(fault)));
        examined.add(kind, reason.map(|reason| referee.failure(reason)));
    }
    // The first error explains most, and a wrong name at the end least.
    let place = |failure: &Failure| calls.iter().position(|call| *call == failure.call);
    let is_name =
        |failure: &Failure| matches!(failure.reason, Reason::Game(GameFault::LoserNamed { .. }));
    examined.failures.sort_by_key(|failure| (is_name(failure), place(failure)));
    Ok(examined)
}

/// How many more games may be played to find a protocol. Three questions in a row, with their answers, take about half.
const MOST_TRIES: u32 = 60;

/// A game played as far as it went: its ending, whose announcement is still to be judged, or what went wrong.
struct Played {
    referee: Referee,
    result: Result<Ending, Reason>,
}

/// The games of a hand-in. If one goes wrong it is played again with another protocol, and what is learned is kept for
/// later ones.
///
/// The search continues from a game that gets further (more moves seen, or more prompts met), and ends with the first
/// complete one.
#[derive(Default)]
struct LabGames {
    learned: Learned,
    /// How many more games have been played to find a protocol.
    made: u32,
}

impl LabGames {
    /// Plays a game with the best protocol.
    fn play(
        &mut self,
        interpreter: &mut Interpreter,
        setting: &Setting,
        seed: u64,
        is_first: bool,
    ) -> io::Result<Played> {
        let before = self.learned.clone();
        let play = |interpreter: &mut Interpreter, protocol: Protocol| -> io::Result<Played> {
            let mut learned = before.clone();
            learned.protocol = protocol;
            let mut referee = Referee::new(setting, learned, seed);
            let result = referee.play(interpreter)?;
            Ok(Played { referee, result })
        };
        let mut best = play(interpreter, before.protocol.clone())?;
        let mut furthest = best.referee.progress();
        let mut protocols: Vec<Protocol> = others(&best, is_first).collect();
        while best.result.is_err() && self.made < MOST_TRIES && !interpreter.is_out_of_time() {
            let Some(protocol) = protocols.pop() else {
                break;
            };
            self.made += 1;
            interpreter.start_afresh();
            let played = play(interpreter, protocol)?;
            let progress = played.referee.progress();
            if progress > furthest {
                furthest = progress;
                protocols.extend(others(&played, is_first));
            }
            // One more prompt may be one that only another answer leads to.
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

/// The protocols to try after a game that went wrong, the likeliest last.
fn others(played: &Played, is_first: bool) -> impl Iterator<Item = Protocol> {
    let may_go_better = matches!(played.result, Err(Reason::Game(_) | Reason::Raised(_)));
    let others = may_go_better.then(|| played.referee.other_protocols(is_first));
    others.unwrap_or_default().into_iter().rev()
}
