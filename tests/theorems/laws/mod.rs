//! The laws of derivations and of the notation, on random questions.
//!
//! - *Replay*: a step is true of its own numbers, and its substeps give the step's result; so of each substep, down to
//!   the last gate.
//! - *Conclusion*: what a derivation ends with is what the machine's own arithmetic gives.
//! - *Pointing*: every table is whole, and what is marked in it is said.
//! - *Heaps* and *positions*: what the rules of a game say follows from its options, in sums of different games, too.
//! - *Depth*: each depth says all that the one before says, and no table comes twice.
//! - *Balance*: what is alone is the nim sum, and every pair is one.
//! - *Ahead*: looking ahead finds what the theory says, and each of its lines rests on those above.
//! - *Proof*: what the proof of Bouton's theorem says of a board is so.
//! - *Notation*: what is written can be read back, and no input makes a reader panic.

mod ahead;
mod arithmetic;
mod asked;
mod balance;
mod columns;
mod conclusion;
mod depth;
mod equal;
mod game;
mod game_words;
mod group;
pub mod heaps;
mod notation;
mod outline;
mod pointing;
mod positions;
mod proof;
mod replay;
mod values;

use explain::derivation::Derivation;
use explain::judgement::{Answer, Hint, WinnerForm, judge_answer};
use explain::question::{Question, Request};
use proptest::collection::vec;
use proptest::prelude::{ProptestConfig, Strategy, proptest};
use theory::Position;
use theory::hand_built::numeral_binary;

use asked::{long_board, question, request, rule};

use crate::support::cases;

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..cases(2000) })]

    #[test]
    fn the_substeps_of_every_step_give_its_result(request in request()) {
        let derivation = Derivation::of(request);
        for step in &derivation.steps {
            replay::replay(step);
        }
    }

    #[test]
    fn the_outline_speaks_of_the_question_and_leads_to_its_end(request in request()) {
        outline::leads_to_the_end(&Derivation::of(request));
    }

    #[test]
    fn every_conclusion_is_what_native_arithmetic_gives(request in request()) {
        conclusion::is_native(&Derivation::of(request));
    }

    /// What a wrong answer is told, and what a hint shows, are steps like all others.
    #[test]
    fn the_steps_of_judgements_and_hints_are_true(question in question(), row in 0..9_u64, take in 0..70_u64) {
        let answer = match question {
            Question::Gate(_) => Answer::Bit((take % 2 == 1).into()),
            Question::Binary(_) => Answer::Digits(numeral_binary(take)),
            Question::Balance(_) => Answer::Sizes([take.into()].into()),
            Question::Decimal(_) | Question::Xor(_) | Question::Sum(_) => Answer::Number(take.into()),
            Question::Winner(_) => Answer::Winner { wins: take % 2 == 1, said: WinnerForm::Word },
            Question::Towers(_) => Answer::Winner { wins: take % 2 == 1, said: WinnerForm::Player },
            Question::Rows(_) => Answer::Rows([row.into()].into()),
            Question::Move(_) => Answer::taking(row, take),
        };
        if let Some(step) = judge_answer(&question, answer).contradiction {
            replay::replay(&step);
        }
        for hint in Hint::ladder(&question) {
            if let Hint::Substep(step) = hint {
                replay::replay(&step);
            }
        }
    }

    #[test]
    fn depth_adds_and_never_repeats(request in request()) {
        depth::adds_and_never_repeats(&Derivation::of(request));
    }

    #[test]
    fn every_table_is_whole_and_points_into_itself(request in request(), depth in 0..4_usize) {
        pointing::in_its_tables(&Derivation::of(request), depth);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..cases(60) })]

    #[test]
    fn depth_adds_and_never_repeats_in_any_game(request in depth::of_any_game()) {
        depth::adds_and_never_repeats(&Derivation::of(request));
    }

    #[test]
    fn every_row_is_compared(rows in vec(0..40_u64, 1..=9)) {
        depth::every_row_is_compared(&rows);
    }

    #[test]
    fn the_laws_hold_on_boards_too_long_to_be_written_out(
        request in (long_board(), rule(), 0..4).prop_map(|(board, rule, kind)| match kind {
            0 => Request::Question(Question::Sum(board)),
            1 => Request::Moves(Position::new(board, rule)),
            2 => Request::Proof(board),
            _ => Request::Explain { position: Position::new(board, rule), mv: None },
        })
    ) {
        let derivation = Derivation::of(request);
        for step in &derivation.steps {
            replay::replay(step);
        }
        outline::leads_to_the_end(&derivation);
        conclusion::is_native(&derivation);
        pointing::in_its_tables(&derivation, 2);
    }
}
