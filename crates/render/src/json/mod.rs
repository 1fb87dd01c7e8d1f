//! The typed values as JSON, in the shape that scripts rely on.
//!
//! `xor 3 5` gives `{"schema":1,"question":"xor 3 5","answer":6}`.

mod judged;
mod object;
mod position;

pub use judged::{Expected, judged};
pub use object::{Object, SCHEMA, bare_line, line};
pub use position::{made, parts};

use explain::derivation::{Derivation, Found, NimTable};
use explain::document::{KnownGame, Verification};
use explain::judgement::Judgement;
use explain::question::Request;
use theory::hand_built::{Bit, exclusive_or};
use theory::{Game, Repetition};

/// Writes the games that there are.
pub fn games(games: &[KnownGame]) -> String {
    line(Object::new().field("games", games))
}

/// Writes the values of the heaps from 0 on, and how they repeat, as one line of JSON.
pub fn values(game: Game, values: &[u64]) -> String {
    let repeats = Repetition::of(values);
    line(Object::new().field("game", game).field("values", values).field("repeats", repeats))
}

/// Writes what a derivation finds as one line of JSON.
pub fn derivation(derivation: &Derivation) -> String {
    let request = &derivation.request;
    let found = match &derivation.found {
        Found::Position(analysis) => position::position(analysis),
        Found::Played(played) => position::played(played),
        Found::Ahead(found) => position::foresight(found),
        Found::Group(table) => group(table),
        Found::TruthTable => Object::new().field("answer", truth_table()),
        Found::EveryMove(moves) => position::every_move(moves),
        Found::Answers(right) => match request {
            Request::Question(question) => Object::new()
                .optional("board", question.board())
                .field("answer", Expected { question, right }),
            _ => Object::new(),
        },
    };
    line(Object::new().field("question", request.to_string()).with(found))
}

fn truth_table() -> Vec<[Bit; 3]> {
    Bit::pairs().map(|(a, b)| [a, b, exclusive_or(a, b)]).collect()
}

/// The nim-addition table.
fn group(table: &NimTable) -> Object {
    Object::new()
        .field("size", table.size)
        .field("closed", table.is_closed())
        .field("table", &table.entries)
        .list("outside", table.outsiders())
}

/// The nim sum of a board that was added up without being kept, as one line of JSON.
pub fn nim_sum_of_many(rows: usize, value: u64) -> String {
    line(Object::new().field("question", "sum -").field("rows", rows).field("answer", value))
}

/// A judgement as one line of JSON.
pub fn judgement(judgement: &Judgement) -> String {
    line(judged(judgement))
}

/// What comparing the theorem with a search has found, as one line of JSON.
pub fn verification(found: &Verification) -> String {
    line(found)
}
