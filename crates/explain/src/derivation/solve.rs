//! From a request to its derivation: which method solves what.

use super::columns::Columns;
use super::step::Step;
use crate::kinds::ahead::{self, Foresight};
use crate::kinds::group::{self, NimTable};
use crate::kinds::position::{Analysis, LegalMoves, PlayedMove, played};
use crate::kinds::{gate, proof};
use crate::question::Request;
use theory::Position;
use theory::hand_built::Bit;

/// A request, the steps that solve it, and the conclusion.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Derivation {
    /// What was asked.
    pub request: Request,
    /// The outline; each step computes its own substeps.
    pub steps: Vec<Step>,
    /// The result.
    pub conclusion: Conclusion,
}

/// The result of a derivation. What was asked is in the request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Conclusion {
    /// The output of an XOR gate.
    Bit(Bit),
    /// The binary digits of a number, most significant first; none for 0.
    Digits(Vec<Bit>),
    /// A number.
    Number(u64),
    /// The groups of a board, and which are unpaired.
    Alone(Columns),
    /// Who wins a position.
    Winner(Analysis),
    /// Whether player 1, who moves first, wins with equal towers.
    FirstPlayerWins(bool),
    /// Which rows hold a winning move.
    Rows(Analysis),
    /// Which moves win.
    Moves(Analysis),
    /// The XOR gate for all inputs.
    TruthTable,
    /// A position as a whole.
    Position(Analysis),
    /// What a move does.
    Played(Box<PlayedMove>),
    /// Every legal move.
    EveryMove(LegalMoves),
    /// The nim-addition table.
    Group(NimTable),
    /// The result of looking ahead.
    Ahead(Foresight),
}

impl Derivation {
    /// Solves a question, or derives another topic that can be shown.
    pub fn of(request: impl Into<Request>) -> Self {
        let request = request.into();
        let (steps, conclusion) = match &request {
            Request::Question(question) => question.ask().solve(),
            Request::TruthTable => (gate::steps(None), Conclusion::TruthTable),
            Request::Explain { position, mv } => match mv.and_then(|mv| played(position, mv)) {
                Some((steps, played)) => (steps, Conclusion::Played(Box::new(played))),
                None => analysed(position, Analysis::explained, Conclusion::Position),
            },
            Request::LookAhead(ahead) => {
                let (steps, found) = ahead::explained(ahead);
                let steps = steps.into_iter().map(Step::Ahead).collect();
                (steps, Conclusion::Ahead(found))
            }
            Request::Proof(board) => with(proof::steps(board), Conclusion::Position),
            Request::Moves(position) => {
                let moves = LegalMoves::of(Analysis::of(position));
                (Vec::new(), Conclusion::EveryMove(moves))
            }
            &Request::Group { size } => with(group::steps(size), Conclusion::Group),
        };
        Self { request, steps, conclusion }
    }
}

fn with<T>(
    (steps, found): (Vec<Step>, T),
    conclusion: fn(T) -> Conclusion,
) -> (Vec<Step>, Conclusion) {
    (steps, conclusion(found))
}

fn analysed(
    position: &Position,
    steps: fn(&Analysis) -> Vec<Step>,
    conclusion: fn(Analysis) -> Conclusion,
) -> (Vec<Step>, Conclusion) {
    let analysis = Analysis::of(position);
    (steps(&analysis), conclusion(analysis))
}
