//! The questions about a position: `winner`, `rows` and `move`. All three are parts of one derivation, that of `explain`.

mod after;
mod analysis;
mod asked;
mod legal_moves;
mod made;
mod messages;
mod misere;
mod nim_sum;
mod played;
mod slips;
mod steps;
mod value_slips;
mod verdict;
mod words;

pub use analysis::{Analysis, Situation};
pub use legal_moves::{LegalMove, LegalMoves, boards_after};
pub use made::{MoveMade, move_made};
pub use played::PlayedMove;

pub(crate) use after::{after, every_move_spoils, instead, refute, reply};
pub(crate) use asked::{Asked, Wanted};
pub(crate) use legal_moves::every_move;
pub(crate) use messages::illegal;
pub(crate) use misere::{compare_rules, endgame, only_ones, phase};
pub(crate) use nim_sum::{
    game_over, heap_has_bit, leftmost_one, raise, target, targets, verdict, winning_options,
};
pub(crate) use played::played;
pub(crate) use steps::heaps_with_bit;
pub(crate) use value_slips::slips as value_slips;
pub(crate) use verdict::{
    MOST_IN_A_SENTENCE, first_few, of_the_made, one_of, who_has_won, who_wins,
};
pub(crate) use words::{in_one_sentence, opening, with_board};
