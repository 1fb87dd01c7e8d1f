//! `play_nim` judged: driven as a person at the prompt drives it, through games of people, of computers, and of both.
//!
//! All that can be seen is what a person sees: the boards that are printed and the lines that are asked for. From these
//! the [`Referee`] follows the game. A line is "row, elements"; a game that asks for the two one by one is given them so
//! in a second try.

mod drawn;
mod entry;
mod referee;
mod winner;

use std::io;

use super::asker::{Asker, OtherSide, Outcome};
use super::examined::Examined;
use super::failure::{Expected, Failure, GameFault, Reason, Returned};
use super::frame::Printed;
use super::judging::{call, not_returned};
use super::lab::Function;
use super::value::Value;
use crate::question::Generator;
use entry::Entry;
use referee::Referee;

/// A game to be played.
struct Setting {
    players: [&'static str; 2],
    board: &'static [u64],
    /// How people choose their moves.
    people: People,
}

/// How people choose their moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum People {
    /// Any legal move.
    AtRandom,
    /// A winning move where there is one.
    Well,
    /// As at random, but before each move they try one that is not legal.
    WithSlips,
}

/// The games, so that each kind of player wins, first and second.
const GAMES: [Setting; 10] = [
    game(["Anna", "Boris"], &[1, 2], People::AtRandom),
    game(["Anna", "Boris"], &[3, 1, 2], People::AtRandom),
    game(["Anna", "Boris"], &[2, 1], People::WithSlips),
    game(["Anna", "Computer"], &[1, 2, 3], People::AtRandom),
    game(["Anna", "Computer"], &[4, 2, 1], People::Well),
    game(["Anna", "the computer"], &[2, 2, 3, 3], People::WithSlips),
    game(["COMPUTER", "Boris"], &[3, 4, 5], People::AtRandom),
    game(["Computer 1", "Boris"], &[2, 3, 1, 4], People::WithSlips),
    game(["Computer 1", "Computer 2"], &[3, 4, 5], People::AtRandom),
    game(["Computer 1", "Computer 2"], &[5, 4, 1], People::AtRandom),
];

const fn game(players: [&'static str; 2], board: &'static [u64], people: People) -> Setting {
    Setting {
        players,
        board,
        people,
    }
}

/// Plays all games.
pub(super) fn examine(
    asker: &mut Asker,
    generator: &mut Generator,
    other_side: &mut impl OtherSide,
) -> io::Result<Examined> {
    let mut examined = Examined::default();
    let mut entry = Entry::OnOneLine;
    for (index, setting) in GAMES.iter().enumerate() {
        if examined.is_stopped() || asker.is_out_of_time() {
            examined.not_asked(1);
            continue;
        }
        let seed = generator.number(0, u64::MAX);
        let mut failure = setting.play(asker, entry, seed, other_side)?;
        if index == 0 && failure.as_ref().is_some_and(may_be_the_entry) {
            asker.start_afresh();
            let other = setting.play(asker, Entry::OneByOne, seed, other_side)?;
            if other.is_none() {
                entry = Entry::OneByOne;
                failure = None;
            } else {
                asker.start_afresh();
            }
        }
        examined.add(failure);
    }
    Ok(examined)
}

/// Whether the way in which moves are entered may be the reason.
fn may_be_the_entry(failure: &Failure) -> bool {
    !matches!(failure.reason, Reason::Missing(_))
}

impl Setting {
    fn play(
        &self,
        asker: &mut Asker,
        entry: Entry,
        seed: u64,
        other_side: &mut impl OtherSide,
    ) -> io::Result<Option<Failure>> {
        let arguments = [
            Value::Str(self.players[0].to_owned()),
            Value::Str(self.players[1].to_owned()),
            Value::numbers(self.board.iter().copied()),
        ];
        let mut table = Table {
            referee: Referee::new(self, entry, seed),
            other_side,
        };
        let outcome = asker.call(Function::PlayNim, &arguments, 1, &mut table)?;
        let mut referee = table.referee;
        let reason = match &outcome {
            Outcome::Returned(_, printed) => referee.at_the_end(printed).err().map(Reason::Game),
            // What the game did wrong before explains more than what it then stumbled over.
            other => match referee.fault() {
                Some(fault) => Some(Reason::Game(fault)),
                None => not_returned(other, asker.patience.one_call()),
            },
        };
        Ok(reason.map(|reason| Failure {
            call: call(Function::PlayNim, &arguments),
            returned: Returned::Words(referee.told()),
            expected: Expected::Words(expected(&reason).to_owned()),
            reason,
            exhibit: referee.exhibit(),
            is_half_right: false,
        }))
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
        Reason::Game(GameFault::EndedEarly | GameFault::AskedOnEmptyBoard) => {
            "a game that ends when nothing is left, and not before"
        }
        Reason::Game(GameFault::AskedWrongly) => "moves asked of people alone",
        Reason::Game(GameFault::WinnerNotNamed | GameFault::LoserNamed) => {
            "the winner's name at the end"
        }
        Reason::Game(GameFault::NeverTakesMoves) => "a legal move to be played",
        _ => "a game that goes to its end",
    }
}

/// The game on one side, and whoever answers for replaced functions on the other.
struct Table<'a, O> {
    referee: Referee,
    other_side: &'a mut O,
}

impl<O: OtherSide> OtherSide for Table<'_, O> {
    fn line(&mut self, printed: Printed) -> Option<String> {
        self.referee.line(&printed)
    }

    fn right(&mut self, function: Function, arguments: &[Value]) -> Option<Value> {
        self.other_side.right(function, arguments)
    }
}
