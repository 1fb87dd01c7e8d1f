//! A game that is Nim in disguise: which rows it has, why its other moves change nothing, the board of Nim worked out as any
//! other, and the moves that win in the words of the game.

use super::analysis::{Analysis, Situation};
use super::step::Step;
use super::translation::Translations;
use crate::game::{Disguise, Position, Rule};

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
