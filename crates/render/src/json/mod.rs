//! The typed values as JSON, in the shape that scripts rely on.
//!
//! `xor 3 5` gives `{"schema":1,"question":"xor 3 5","answer":6}`.

mod ahead;
mod board;
mod judged;
mod object;
mod position;
mod values;

pub use board::{made, parts};
pub use judged::{Expected, judged};
pub use object::Json;
pub use object::{Object, SCHEMA, bare_line, line};
pub use values::values;

use explain::derivation::{Derivation, Found, GateOutput, NimTable, Step};
use explain::document::{KnownGame, Verification};
use explain::judgement::Judgement;
use explain::question::{Question, Request};
use theory::hand_built::Bit;

/// Writes the games that there are.
pub fn games(games: &[KnownGame]) -> String {
    line(Object::new().field("games", games))
}

/// Writes what a derivation finds as one line of JSON.
pub fn derivation(derivation: &Derivation) -> String {
    line(derived(derivation))
}

fn derived(derivation: &Derivation) -> Object {
    let request = &derivation.request;
    let question = Object::new().field("question", request.to_string());
    let found = match &derivation.found {
        Found::Position(analysis) => position::position(analysis),
        Found::Played(played) => position::played(played),
        Found::Ahead(found) => ahead::foresight(found),
        Found::Group(table) => group(table),
        Found::TruthTable => Object::new().field("answer", truth_table(&derivation.steps)),
        Found::EveryMove(moves) => position::every_move(moves),
        Found::Answers(right) => match request {
            Request::Question(question) => {
                asked_about(question).field("answer", Expected { question, right })
            }
            _ => Object::new(),
        },
    };
    question.with(found)
}

/// What a question is about.
fn asked_about(question: &Question) -> Object {
    question.board().map_or_else(Object::new, board::board)
}

fn truth_table(steps: &[Step]) -> Vec<[Bit; 3]> {
    let gates = steps.iter().flat_map(|step| match step {
        Step::TruthTable { .. } => step.substeps(),
        _ => Vec::new(),
    });
    let rows = gates.filter_map(|step| match step {
        Step::Gate(GateOutput { a, b, output, .. }) => Some([a, b, output]),
        _ => None,
    });
    rows.collect()
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
    let sum = Object::new().field("question", "sum -").field("rows", rows).field("answer", value);
    line(sum)
}

/// A judgement as one line of JSON.
pub fn judgement(judgement: &Judgement) -> String {
    line(judged(judgement))
}

/// What comparing the theorem with a search has found, as one line of JSON.
pub fn verification(found: &Verification) -> String {
    line(Object::of(found))
}
