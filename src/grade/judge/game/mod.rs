//! `play_nim` judged: driven as a person at the prompt drives it, through games of people, of computers, and of both.
//!
//! All that can be seen is what a person sees: the boards that are printed and the lines that are asked for. From these
//! the [`Referee`](referee::Referee) follows the game, in the [`Manner`](manner::Manner) of talking in which it goes best: one that the hand-in is found to
//! have when a game first goes wrong, and keeps.

mod course;
mod drawing;
mod entry;
mod manner;
mod referee;
mod screen;
mod setting;
mod spoken;
mod tries;
mod winner;

use std::io;

use super::examined::Examined;
use super::failure::{Failure, GameFault, Reason};
use crate::grade::python::Interpreter;
use crate::grade::sheet::Function;
use crate::question::Generator;
use setting::settings;
use tries::{LabGames, Played};
use winner::announced;

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
    // Who was announced is judged over all games that ended well until then.
    let verdicts = announced(&endings, &games.learned.heard);
    for ((kind, referee), verdict) in ended.into_iter().zip(verdicts) {
        let reason = verdict.err();
        let reason = reason.map(|fault| Reason::Game(referee.traced(fault)));
        examined.add(kind, reason.map(|reason| referee.failure(reason)));
    }
    // What went wrong first explains most, and a wrong name at the end least.
    let place = |failure: &Failure| calls.iter().position(|call| *call == failure.call);
    let is_name =
        |failure: &Failure| matches!(failure.reason, Reason::Game(GameFault::LoserNamed { .. }));
    examined
        .failures
        .sort_by_key(|failure| (is_name(failure), place(failure)));
    Ok(examined)
}
