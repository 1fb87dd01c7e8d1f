//! A game that is Nim in disguise: its rows, why its other moves change nothing, the equivalent board of Nim analysed
//! like any other, and the winning moves in the words of the game.

use super::analysis::{Analysis, Situation};
use super::step::Step;
use super::translation::Translations;
use crate::game::Disguise;
use crate::question::Question;

/// The steps, and the analysis of the board of Nim.
pub(super) fn steps(disguise: &Disguise) -> (Vec<Step>, Analysis) {
    let analysis = Analysis::of(&disguise.position());
    let of_nim = analysis.explained(false);
    let mut steps = with_board(disguise, decided(disguise, &analysis, of_nim));
    steps.extend(translated(disguise, &analysis));
    (steps, analysis)
}

/// The steps for a question about a disguise, given those for the same question about its board of Nim.
pub(super) fn asked(disguise: &Disguise, of_nim: &Question, steps: Vec<Step>) -> Vec<Step> {
    let Some(position) = of_nim.position() else {
        return with_board(disguise, steps);
    };
    let analysis = Analysis::of(position);
    let mut steps = with_board(disguise, decided(disguise, &analysis, steps));
    if !matches!(of_nim, Question::Winner(_)) {
        steps.extend(translated(disguise, &analysis));
    }
    steps
}

/// How the disguise is a board of Nim, followed by the steps on that.
fn with_board(disguise: &Disguise, of_nim: Vec<Step>) -> Vec<Step> {
    let mut steps =
        vec![Step::Disguised(disguise.clone()), Step::NoOtherMoveCounts(disguise.clone())];
    steps.extend(of_nim);
    steps
}

/// Who wins the board of Nim; if it is empty, what that means in the disguise.
fn decided(disguise: &Disguise, analysis: &Analysis, of_nim: Vec<Step>) -> Vec<Step> {
    if analysis.situation == Situation::Over {
        return vec![Step::NoRowIsLeft(disguise.clone())];
    }
    let of_disguise = |step| match step {
        Step::AnyMove { .. } => Step::AnyMove { moves: disguise.count_moves() },
        step => step,
    };
    of_nim.into_iter().map(of_disguise).collect()
}

fn translated(disguise: &Disguise, analysis: &Analysis) -> Option<Step> {
    (analysis.situation != Situation::Over).then(|| Step::Translated {
        disguise: disguise.clone(),
        translations: Translations::of(disguise, analysis),
    })
}
