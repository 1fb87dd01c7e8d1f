//! A game that is Nim in disguise: which rows it has, why its other moves change nothing, the board of Nim worked out as any
//! other, and the moves that win in the words of the game.

use serde::Serialize;

use super::analysis::{Analysis, Situation};
use super::step::Step;
use crate::game::{Disguise, DisguisedMove, Move, Position, Rule};

/// A move on the board of Nim, and what it is in the disguise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Translation {
    /// On the board of Nim.
    #[serde(flatten)]
    pub mv: Move,
    /// In the disguise.
    #[serde(flatten)]
    pub disguised: DisguisedMove,
}

/// Every winning move of a disguise, in the order of the rows; of moves that are no moves of Nim those that win.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Translations {
    /// What wins on the board of Nim.
    #[serde(rename = "winning_moves")]
    pub moves: Vec<Translation>,
    /// What makes a row longer and wins.
    #[serde(rename = "winning_raises")]
    pub raises: Vec<DisguisedMove>,
}

impl Translations {
    /// The winning moves of a disguise whose board of Nim this is.
    #[must_use]
    pub fn of(disguise: &Disguise, analysis: &Analysis) -> Self {
        let moves = analysis.winning_moves.iter().filter_map(|&mv| {
            let disguised = disguise.translate(mv)?;
            Some(Translation { mv, disguised })
        });
        Self {
            moves: moves.collect(),
            raises: disguise.winning_raises(),
        }
    }
}

/// The steps, and the board of Nim worked out.
pub(super) fn steps(disguise: &Disguise) -> (Vec<Step>, Analysis) {
    let position = Position::new(disguise.board(), Rule::Normal);
    let analysis = Analysis::of(&position);
    let is_over = analysis.situation == Situation::Over;
    let mut steps = vec![
        Step::Disguised(disguise.clone()),
        Step::NoOtherMoveCounts(disguise.clone()),
    ];
    if is_over && disguise.has_moves_without_rows() {
        steps.push(Step::NoRowIsLeft(disguise.clone()));
    } else {
        steps.extend(analysis.explanation());
    }
    if !is_over {
        steps.push(Step::Translated {
            disguise: disguise.clone(),
            translations: Translations::of(disguise, &analysis),
        });
    }
    (steps, analysis)
}
