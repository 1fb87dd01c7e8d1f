//! The values of heaps, replayed: the options of a heap by the rules of its game, the least number that none of them is
//! worth, and periods by comparing values that were worked out one by one.

use std::collections::BTreeSet;

use nimlab::derivation::{Derivation, HeapValue, Step, Target};
use nimlab::game::{Board, Family, Game, Heaps, Move, Period, Position, Rule, ValueFrom};
use nimlab::question::{Question, Request};
use proptest::collection::vec;
use proptest::prelude::*;

use super::replay::replay;
use crate::games::plain_search::{self, at, mex};
use crate::support::cases;

/// What a heap is worth by its options.
pub fn by_options(game: Game, heap: u64, value: u64, substeps: &[Step]) {
    let rules = game.rules();
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
                assert_eq!(rules.worth(several.example), several.value);
                count += several.count;
                (several.game, several.example)
            }
            other => panic!("a value comes from options, not from {other:?}"),
        };
        assert!(of == game && rules.allows(heap, option));
    }
    assert_eq!((mex(&told), count), (value, rules.count_options(heap)), "{game:?} {heap}");
}

/// The heap that stands at the same place of the repetition.
pub fn by_period(told: &HeapValue, substeps: &[Step]) {
    let ValueFrom::Period { period, like } = told.from else {
        panic!("{told:?}");
    };
    assert!((period.from..period.from + period.length).contains(&like));
    let [Step::HeapValue(shown)] = substeps else {
        panic!("{substeps:?}");
    };
    let rounds = (told.heap - like) / period.length;
    assert_eq!(told.heap, like + rounds * period.length);
    let expected = (like, told.value - rounds * period.saltus);
    assert_eq!((shown.heap, shown.value), expected, "{told:?}");
}

pub fn repetition(game: Game, period: Period) {
    let Period { from, length, saltus, values_needed } = period;
    let values = plain_search::values(game.code(), values_needed.min(600));
    assert!(values_needed > from + length, "{game:?}");
    for heap in from..(values.len() as u64).saturating_sub(length) {
        let [here, further] = [heap, heap + length].map(|heap| at(&values, heap));
        assert_eq!(here + saltus, further, "{game:?} {heap}");
    }
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
    let rules = told.game.rules();
    let is_worth = |option: &Heaps| rules.worth(*option) == told.target;
    let options = rules.options(told.size).filter(is_worth);
    assert_eq!(options.count() as u64, told.moves);
    let is_one = |option| rules.allows(told.size, option) && is_worth(&option);
    assert!(told.example.is_none_or(is_one));
}

fn game() -> impl Strategy<Value = Game> {
    let codes =
        ["octal:0.137", "octal:0.07", "octal:4.3", "octal:0.356", "subtract:2,5,6", "subtract:3"];
    let games: Vec<Game> = Family::ALL
        .map(Game::alone)
        .into_iter()
        .chain(codes.map(|code| code.parse().expect("a game")))
        .collect();
    prop::sample::select(games)
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
            Request::Moves { position: position.clone(), row: None },
            Question::Sum(board).into(),
            Question::Winner(position.clone()).into(),
            Question::Rows(position.clone()).into(),
            Question::Move(position).into(),
        ];
        for request in requests {
            let told = request.to_string();
            let again = Request::parse(&told, nimlab::question::Dash::Refused);
            prop_assert_eq!(again.as_ref(), Ok(&request), "{}", told);
            Derivation::of(request).steps.iter().for_each(replay);
        }
    }

    #[test]
    fn every_step_about_values_is_true(game in game(), to in 0..40_u64) {
        let request = Request::Values { game, to };
        prop_assert_eq!(Request::parse(&request.to_string(), nimlab::question::Dash::Refused), Ok(request.clone()));
        Derivation::of(request).steps.iter().for_each(replay);
    }
}
