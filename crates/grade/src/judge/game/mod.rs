//! Judges `play_nim` by playing: a person at the prompt, whose moves the game gives to the hand-in's own `make_move`.
//!
//! What counts is which moves the game makes by calling `make_move` and `optimal_move`, and whose name it prints at the
//! end. How it draws the board and what it says besides is its own affair. A game that plays without these functions,
//! or takes no move however it is entered, cannot be followed, and is not judged.

mod entry;
mod follower;
mod setting;
mod winner;

use std::io;

use super::case::not_returned;
use super::examined::Examined;
use super::failure::{ExpectedResult, Failure, GameFault, Reason};
use crate::python::{CallOutcome, Interpreter, Person, PythonValue};
use crate::sheet::Function;
use entry::Entry;
use explain::question::Generator;
use follower::{Entering, Follower};
use setting::{Setting, settings};

/// Plays all games, unless one cannot be followed.
pub(super) fn examine(
    interpreter: &mut Interpreter,
    generator: &mut Generator,
) -> io::Result<Examined> {
    let mut examined = Examined::new(Function::PlayNim);
    let mut entry = None;
    for setting in &settings(generator) {
        let is_over = examined.is_stopped() || examined.why_not_judged().is_some();
        if is_over || interpreter.is_out_of_time() {
            examined.not_asked(setting.kind());
            continue;
        }
        let seed = generator.number(0, u64::MAX);
        let failure = play(interpreter, setting, &mut entry, seed)?;
        examined.add(setting.kind(), failure);
    }
    Ok(examined)
}

/// Plays a game. As long as no way to enter a move has worked, each is tried in turn.
fn play(
    interpreter: &mut Interpreter,
    setting: &Setting,
    known: &mut Option<Entering>,
    seed: u64,
) -> io::Result<Option<Failure>> {
    let is_known = known.is_some();
    let ways = match known {
        Some(entering) => vec![entering.clone()],
        None => Entry::ALL.map(Entering::new).to_vec(),
    };
    let mut first = None;
    for way in ways {
        let mut follower = Follower::new(setting, way, is_known, seed);
        let reason = played(interpreter, &mut follower)?;
        let failure = reason.map(|reason| failure(setting, &follower, reason));
        if follower.takes_moves {
            *known = Some(follower.entering().clone());
        }
        if !matches!(&failure, Some(Failure { reason: Reason::NotFollowed(_), .. })) {
            return Ok(failure);
        }
        first = first.or(failure);
        interpreter.start_afresh();
    }
    Ok(first)
}

/// Plays a game to its end, or until something is wrong: what.
fn played(
    interpreter: &mut Interpreter,
    follower: &mut Follower<'_>,
) -> io::Result<Option<Reason>> {
    let arguments = follower.arguments();
    let mut person = Person {
        watched: vec![Function::MakeMove.name(), Function::OptimalMove.name()],
        answer: &mut |printed| follower.answer(printed),
    };
    let name = Function::PlayNim.name();
    let outcome = interpreter.call(name, &arguments, 1, Some(&mut person))?;
    // An earlier error explains more than a later crash.
    if let Some(finding) = follower.finding.take() {
        return Ok(finding);
    }
    Ok(match &outcome {
        CallOutcome::Returned(returned, printed) => {
            let told = match returned[0].value.content() {
                PythonValue::Str(text) => text,
                _ => "",
            };
            follower.end(printed, told)
        }
        CallOutcome::Raised(raised) if follower.may_have_misread(raised) => {
            let (kind, message) = (&raised.kind, &raised.message);
            Some(Reason::NotFollowed(format!(
                "it never called make_move with a move that was entered ({kind}: {message})"
            )))
        }
        _ => Some(not_returned(interpreter, Function::PlayNim, &outcome)),
    })
}

/// What is wrong with a game, and what happened in it.
fn failure(setting: &Setting, follower: &Follower<'_>, reason: Reason) -> Failure {
    let expected = ExpectedResult::Words("a game that goes as the sheet says".to_owned());
    let call = Function::PlayNim.called_with(&setting.arguments());
    Failure {
        happened: follower.story.join("; "),
        // The game went right to its end; only the name is wrong.
        is_half_right: matches!(
            reason,
            Reason::Game(GameFault::WinnerNotNamed | GameFault::LoserNamed { .. })
        ),
        ..Failure::new(Function::PlayNim, call, expected, reason)
    }
}
