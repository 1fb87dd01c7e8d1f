//! A game that is Nim in disguise as JSON, beside what is told of its board of Nim.
//!
//! `nimble 3 5 9` gives `{"game":"nimble","coins":[3,5,9],"rows":[3,5,9],"winning_moves":[{"row":3,"take":3,"coin":3,…}],…}`.

use serde::Serialize;

use crate::derivation::{Analysis, Translation, Translations};
use crate::document::move_in_disguise;
use crate::game::{Disguise, DisguisedMove};

/// A position of the game, and the moves that win it.
#[derive(Serialize)]
pub(super) struct DisguiseJson<'a> {
    #[serde(flatten)]
    disguise: &'a Disguise,
    /// In the order of the winning moves on the board of Nim.
    winning_moves: Vec<DisguisedMoveJson<Translation>>,
    /// Those that are no moves of Nim.
    winning_raises: Vec<DisguisedMoveJson<DisguisedMove>>,
}

/// A move as data and in words, with the position that it leaves.
#[derive(Serialize)]
struct DisguisedMoveJson<M> {
    #[serde(flatten)]
    mv: M,
    text: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    position: Option<String>,
}

impl<'a> DisguiseJson<'a> {
    pub(super) fn of(disguise: &'a Disguise, analysis: &Analysis) -> Self {
        let Translations { moves, raises } = Translations::of(disguise, analysis);
        let winning_moves = moves.into_iter().map(|mv| told(disguise, mv.disguised, mv));
        let winning_raises = raises.into_iter().map(|mv| told(disguise, mv, mv));
        Self {
            disguise,
            winning_moves: winning_moves.collect(),
            winning_raises: winning_raises.collect(),
        }
    }
}

fn told<M>(disguise: &Disguise, disguised: DisguisedMove, mv: M) -> DisguisedMoveJson<M> {
    DisguisedMoveJson {
        mv,
        text: move_in_disguise(disguise, &disguised),
        position: disguise.after(&disguised).map(|left| left.written()),
    }
}
