//! The values of heaps, replayed: the options of a heap by the rules of its game, and the least number that none of them is
//! worth.

use std::collections::BTreeSet;

use explain::derivation::{Derivation, Step, Target};
use explain::question::{Question, Request};
use proptest::collection::vec;
use proptest::prelude::*;
use theory::{Board, Game, Heaps, Move, Position, Rule};

use super::replay::replay;
use crate::support::cases;
use crate::theorems::games::plain_search::mex;

/// What a heap is worth by its options.
pub fn by_options(game: Game, heap: u64, value: u64, substeps: &[Step]) {
    let mut told = BTreeSet::new();
    let mut count = 0;
    for step in substeps {
        // That an option is worth so much, its own step says.
        let (of, option) = match step {
            Step::OptionValue(one) => {
                told.insert(one.value);
                count += 1;
                (one.game, one.option)
            }
            Step::OptionsWorth(several) => {
                assert!(told.insert(several.value), "each value once");
                assert_eq!(game.worth(several.example), several.value);
                count += several.count;
                (several.game, several.example)
            }
            other => panic!("a value comes from options, not from {other:?}"),
        };
        assert!(of == game && game.allows(heap, option));
    }
    assert_eq!((mex(&told), count), (value, game.count_options(heap)), "{game:?} {heap}");
}

pub fn targets(board: &Board, nim_sum: u64, substeps: &[Step]) {
    assert_eq!(nim_sum, board.nim_sum());
    assert_eq!(substeps.len(), board.rows().len());
    for ((row, &value), step) in (1..).zip(board.values().iter()).zip(substeps) {
        let Step::Target(told) = step else {
            panic!("{step:?}");
        };
        let expected = (row, value, value ^ nim_sum);
        assert_eq!((told.row, told.value, told.target), expected);
        assert_eq!(told.moves > 0, told.example.is_some());
    }
}

pub fn target(told: &Target) {
    let game = told.game;
    let is_worth = |option: &Heaps| game.worth(*option) == told.target;
    let options = game.options(told.size).filter(is_worth);
    assert_eq!(options.count() as u64, told.moves);
    let is_one = |option| game.allows(told.size, option) && is_worth(&option);
    assert!(told.example.is_none_or(is_one));
}

fn game() -> impl Strategy<Value = Game> {
    let others = ["subtract:2,5,6", "subtract:3"];
    let others = others.map(|game| game.parse().expect("a game"));
    prop::sample::select([&Game::ALL[..], &others].concat())
}

fn board() -> impl Strategy<Value = Board> {
    let heap = prop_oneof![8 => 0..24_u64, 1 => 24..260_u64];
    let part = (game(), vec(heap, 1..=3)).prop_map(|(game, rows)| Board::of(game, rows));
    vec(part, 1..=3).prop_map(|parts| Board::sum(&parts))
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..cases(256) })]

    #[test]
    fn every_step_about_a_sum_of_games_is_true(board in board(), choice in any::<prop::sample::Index>()) {
        let position = Position::new(board.clone(), Rule::Normal);
        let moves: Vec<Move> = position.legal_moves().take(200).collect();
        let mv = (!moves.is_empty()).then(|| moves[choice.index(moves.len())]);
        let requests = [
            Request::Explain { position: position.clone(), mv: None },
            Request::Explain { position: position.clone(), mv },
            Request::Moves(position.clone()),
            Question::Sum(board).into(),
            Question::Winner(position.clone()).into(),
            Question::Rows(position.clone()).into(),
            Question::Move(position).into(),
        ];
        for request in requests {
            let told = request.to_string();
            let again = Request::parse(&told, explain::question::Dash::Refused);
            prop_assert_eq!(again.as_ref(), Ok(&request), "{}", told);
            Derivation::of(request).steps.iter().for_each(replay);
        }
    }
}
