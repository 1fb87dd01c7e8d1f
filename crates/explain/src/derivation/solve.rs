//! From a request to its derivation: which method solves what.

use super::step::Step;
use crate::kinds::ahead::{self, Foresight};
use crate::kinds::group::{self, NimTable};
use crate::kinds::position::{Analysis, LegalMoves, PlayedMove, played};
use crate::kinds::{gate, proof};
use crate::question::{Answer, Request};

/// A solved question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solved {
    /// The outline; each step computes its own substeps.
    pub steps: Vec<Step>,
    /// The right answers as they would be typed, at least one; of many winning moves, the first
    /// [`MOST_LISTED`](theory::Position::MOST_LISTED).
    pub right: Vec<Answer>,
}

impl Solved {
    /// A question with one right answer.
    pub(crate) fn new(steps: Vec<Step>, right: Answer) -> Self {
        Self { steps, right: vec![right] }
    }
}

/// A request, the steps that lead to what it asks for, and what they find.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Derivation {
    /// The request.
    pub request: Request,
    /// The outline; each step computes its own substeps.
    pub steps: Vec<Step>,
    /// The result.
    pub found: Found,
}

/// The result of a derivation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Found {
    /// The right answers to a question.
    Answers(Vec<Answer>),
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
        let (steps, found) = match &request {
            Request::Question(question) => {
                let Solved { steps, right } = question.solve();
                (steps, Found::Answers(right))
            }
            Request::TruthTable => (gate::steps(None), Found::TruthTable),
            Request::Explain { position, mv } => {
                if let Some((steps, played)) = mv.and_then(|mv| played(position, mv)) {
                    (steps, Found::Played(Box::new(played)))
                } else {
                    let analysis = Analysis::of(position);
                    (analysis.explained(), Found::Position(analysis))
                }
            }
            Request::LookAhead(ahead) => {
                let (steps, found) = ahead::explained(ahead);
                (steps.into_iter().map(Step::Ahead).collect(), Found::Ahead(found))
            }
            Request::Proof(board) => {
                let (steps, analysis) = proof::steps(board);
                (steps, Found::Position(analysis))
            }
            Request::Moves(position) => {
                (Vec::new(), Found::EveryMove(LegalMoves::of(Analysis::of(position))))
            }
            &Request::Group { size } => {
                let (steps, table) = group::steps(size);
                (steps, Found::Group(table))
            }
        };
        Self { request, steps, found }
    }
}
