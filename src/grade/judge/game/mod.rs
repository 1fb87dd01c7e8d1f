//! `play_nim` judged: driven as a person at the prompt drives it, through games of people, of computers, and of both.
//!
//! All that can be seen is what a person sees: the boards that are printed and the lines that are asked for. From these
//! the [`Referee`](referee::Referee) follows the game, in the [`Manner`](manner::Manner) of talking in which it goes best: one that the hand-in is found to
//! have when a game first goes wrong, and keeps.

mod course;
mod drawing;
mod entry;
mod learned;
mod manner;
mod referee;
mod screen;
mod setting;
mod spoken;
mod tries;
mod winner;

use std::collections::BTreeSet;
use std::io;

use super::examined::Examined;
use super::failure::{Failure, GameFault, Reason, Wanted};
use crate::grade::python::Interpreter;
use crate::grade::sheet::Function;
use crate::question::Generator;
use setting::settings;
use spoken::Pattern;
use tries::{LabGames, Played};
use winner::{Ending, announced};

/// Plays all games.
pub(super) fn examine(
    interpreter: &mut Interpreter,
    generator: &mut Generator,
) -> io::Result<Examined> {
    let mut examined = Examined::new(Function::PlayNim);
    let mut tries = LabGames::default();
    let (mut ended, mut calls) = (Vec::new(), Vec::new());
    for (index, setting) in settings(generator).iter().enumerate() {
        if examined.is_stopped() || interpreter.is_out_of_time() {
            examined.not_asked(setting.kind());
            continue;
        }
        let seed = generator.number(0, u64::MAX);
        let played = tries.play(interpreter, setting, seed, index == 0)?;
        calls.push(failure(&played, Reason::Wrong).call);
        match &played.result {
            Ok(_) => ended.push((setting.kind(), played)),
            Err(reason) => {
                let failure = failure(&played, reason.clone());
                examined.add(setting.kind(), Some(failure));
            }
        }
    }
    judge_announcements(&mut examined, &ended, &tries.learned.heard);
    // What went wrong first explains most, and a wrong name at the end least.
    let place = |failure: &Failure| calls.iter().position(|call| *call == failure.call);
    let is_name =
        |failure: &Failure| matches!(failure.reason, Reason::Game(GameFault::LoserNamed { .. }));
    examined
        .failures
        .sort_by_key(|failure| (is_name(failure), place(failure)));
    Ok(examined)
}

/// Judges who was announced as the winner, in all games that ended well until then.
fn judge_announcements(
    examined: &mut Examined,
    ended: &[(usize, Played)],
    heard: &BTreeSet<Pattern>,
) {
    let endings: Vec<Ending> = ended
        .iter()
        .filter_map(|(_, played)| played.result.as_ref().ok().cloned())
        .collect();
    for ((kind, played), verdict) in ended.iter().zip(announced(&endings, heard)) {
        let fault = verdict.err().map(|fault| {
            let fault = played.referee.traced(fault);
            failure(played, Reason::Game(fault))
        });
        examined.add(*kind, fault);
    }
}

fn failure(played: &Played, reason: Reason) -> Failure {
    let expected = Wanted::Words("a game that goes as the sheet says".to_owned());
    Failure {
        happened: played.referee.told(),
        request: played.referee.request(),
        // It went right to its end, and only the last line is not right.
        is_half_right: matches!(&reason, Reason::Game(fault) if fault.is_about_the_name()),
        ..Failure::of_call(Function::PlayNim, &played.arguments, expected, reason)
    }
}
