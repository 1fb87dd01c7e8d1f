//! A game that is Nim in disguise, with what is true of its board of Nim.
//!
//! `nimble 3 5 9` gives `{"game":"nimble","coins":[3,5,9],"rows":[3,5,9],"winning_moves":[{"row":3,"take":3,"coin":3,…}],…}`.

use super::object::Object;
use crate::derivation::{Analysis, Translations};
use crate::document::move_in_disguise;
use crate::game::{Disguise, DisguisedMove};

/// A position of the game with the moves that win it, in the order of the winning moves on the board of Nim; those that are no
/// moves of Nim stand alone.
pub(super) fn disguise(disguise: &Disguise, analysis: &Analysis) -> Object {
    let Translations { moves, raises } = Translations::of(disguise, analysis);
    let in_words = |mv: DisguisedMove, data: Object| {
        let left = disguise.after(&mv).map(|left| left.written());
        data.field("text", move_in_disguise(disguise, &mv)).optional("position", left)
    };
    let moves = moves.iter();
    let raises = raises.iter();
    let position = Object::of(disguise)
        .list("winning_moves", moves.map(|mv| in_words(mv.disguised, Object::of(mv))))
        .list("winning_raises", raises.map(|mv| in_words(*mv, Object::of(mv))));
    Object::new().field("disguise", position)
}
