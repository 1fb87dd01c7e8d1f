//! `play_nim` judged: driven as a person at the prompt drives it, through games of people, of computers, and of both.
//!
//! All that can be seen is what a person sees: the boards that are printed and the lines that are asked for. From these
//! the [`Referee`] follows the game, in the [`Manner`](manner::Manner) of talking in which it goes best: one that the hand-in is found to
//! have when a game first goes wrong, and keeps.

mod course;
mod drawn;
mod entry;
mod manner;
mod prompts;
mod referee;
mod screen;
mod setting;
mod slips;
mod spoken;
mod tries;
mod winner;

use std::collections::BTreeSet;
use std::io;

use super::calls::not_returned;
use super::examined::Examined;
use super::failure::{CameBack, Failure, GameFault, Reason, Wanted};
use crate::grade::python::{Call, CallOutcome, Callbacks, Interpreter, Printed, PythonValue};
use crate::grade::sheet::Function;
use crate::question::Generator;
use referee::Referee;
use setting::{Setting, settings};
use spoken::Pattern;
use tries::{Learned, Played};
use winner::{Ending, announced};

/// Plays all games.
pub(super) fn examine(
    interpreter: &mut Interpreter,
    generator: &mut Generator,
    callbacks: &mut impl Callbacks,
) -> io::Result<Examined> {
    let mut examined = Examined::new(Function::PlayNim);
    let mut learned = Learned::default();
    let mut ended = Vec::new();
    for (index, setting) in settings(generator).iter().enumerate() {
        if examined.is_stopped() || interpreter.is_out_of_time() {
            examined.not_asked(setting.kind());
            continue;
        }
        let seed = generator.number(0, u64::MAX);
        let played = learned.play(interpreter, index == 0, |interpreter, manner, prompts| {
            let referee = Referee::new(setting, manner, prompts, seed);
            setting.play(interpreter, referee, callbacks)
        })?;
        match played.result {
            Ok(_) => ended.push((setting.kind(), played)),
            Err(reason) => {
                let failure = failure(&played.referee, &played.arguments, reason);
                examined.add(setting.kind(), Some(failure));
            }
        }
    }
    judge_announcements(&mut examined, &ended, &learned.heard);
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
            let fault = played.referee.why_another_wins(fault);
            failure(&played.referee, &played.arguments, Reason::Game(fault))
        });
        examined.add(*kind, fault);
    }
}

fn failure(referee: &Referee, arguments: &[PythonValue], reason: Reason) -> Failure {
    let expected = Wanted::Words(expected(&reason).to_owned());
    Failure {
        returned: CameBack::Words(referee.told()),
        request: referee.request(),
        // It went right to its end, and only the last line is missing.
        is_half_right: reason == Reason::Game(GameFault::WinnerNotNamed),
        ..Failure::of_call(Function::PlayNim, arguments, expected, reason)
    }
}

impl Setting {
    fn play(
        &self,
        interpreter: &mut Interpreter,
        referee: Referee,
        callbacks: &mut impl Callbacks,
    ) -> io::Result<Played> {
        let arguments = [
            PythonValue::Str(self.players[0].to_owned()),
            PythonValue::Str(self.players[1].to_owned()),
            PythonValue::numbers(self.board.iter().copied()),
        ];
        let mut table = GameTable { referee, callbacks };
        let call = Call {
            name: Function::PlayNim.name(),
            arguments: &arguments,
            times: 1,
            may_ask: true,
        };
        let outcome = interpreter.call(call, &mut table)?;
        let mut referee = table.referee;
        let result = match &outcome {
            CallOutcome::Returned(returned, printed) => {
                let text = match returned.first().map(|returned| returned.value.content()) {
                    Some(PythonValue::Str(text)) => text,
                    _ => "",
                };
                referee.at_the_end(printed, text).map_err(Reason::Game)
            }
            // What the game did wrong before explains more than what it then stumbled over.
            other => Err(match referee.fault() {
                Some(fault) => Reason::Game(fault),
                None => not_returned(interpreter, Function::PlayNim, other)
                    .unwrap_or(Reason::Unreadable),
            }),
        };
        Ok(Played {
            result,
            referee,
            arguments,
        })
    }
}

/// What a game that goes well does in place of a fault.
fn expected(reason: &Reason) -> &'static str {
    match reason {
        Reason::Game(GameFault::BoardNotShown | GameFault::WrongBoard) => {
            "the board as it is, printed before each move"
        }
        Reason::Game(GameFault::ComputerIllegal) => "a legal move of the computer",
        Reason::Game(GameFault::ComputerNotOptimal) => "a winning move of the computer",
        Reason::Game(GameFault::IllegalMoveCounted) => "the same player asked again",
        Reason::Game(GameFault::SecondBegan) => "the first move by the player who is named first",
        Reason::Game(GameFault::TurnKept | GameFault::PersonNotAsked) => {
            "the two players asked in turn"
        }
        Reason::Game(GameFault::NumbersSwapped) => "the row first, then the elements",
        Reason::Game(GameFault::EndedEarly | GameFault::AskedOnEmptyBoard) => {
            "a game that ends when nothing is left, and not before"
        }
        Reason::Game(GameFault::AskedWrongly) => "moves asked of people alone",
        Reason::Game(
            GameFault::WinnerNotNamed
            | GameFault::LoserNamedAlone
            | GameFault::LoserNamed
            | GameFault::BothNamed,
        ) => "the winner's name at the end",
        Reason::Game(GameFault::TooMuchPrinted { .. }) => {
            "the board and the prompts, and little else"
        }
        Reason::Game(GameFault::NeverTakesMoves | GameFault::MoveNotPlayed) => {
            "a legal move to be played"
        }
        _ => "a game that goes to its end",
    }
}

/// The game on one side, and whoever answers for replaced functions on the other.
struct GameTable<'a, O> {
    referee: Referee,
    callbacks: &'a mut O,
}

impl<O: Callbacks> Callbacks for GameTable<'_, O> {
    fn line(&mut self, printed: &Printed) -> Option<String> {
        self.referee.line(printed)
    }

    fn right(&mut self, name: &str, arguments: &[PythonValue]) -> Option<PythonValue> {
        self.callbacks.right(name, arguments)
    }
}
