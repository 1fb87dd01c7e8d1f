//! Sums of different games: each row changes by the rules of its own game. Who wins them, `tests/theory/games/search` finds.

use nimlab::game::{Board, EqualHeaps, Family, Game, Heaps, IllegalMove, Move, Position, Rule};
use proptest::collection::vec;
use proptest::prelude::{ProptestConfig, Strategy, prop_oneof, proptest};

use super::heaps::left_of;
use crate::games::plain_search::Search;
use crate::support::cases;

/// The parts of a board: each a game and the sizes of its rows.
type Parts = Vec<(Game, Vec<u64>)>;

/// A move: the row, counted from 1, and what becomes of it.
type Change = (usize, Heaps);

fn board_of(parts: &Parts) -> Board {
    let boards: Vec<Board> = parts
        .iter()
        .map(|(game, rows)| Board::of(*game, rows.clone()))
        .collect();
    Board::sum(&boards)
}

/// Each row with its number, its game and its size.
fn rows(parts: &Parts) -> Vec<(usize, Game, u64)> {
    let rows = parts
        .iter()
        .flat_map(|(game, rows)| rows.iter().map(|&size| (*game, size)));
    (1..)
        .zip(rows)
        .map(|(row, (game, size))| (row, game, size))
        .collect()
}

/// A row of which nothing is left stays as an empty row, and the second of two heaps becomes a row after the first.
fn changed(parts: &Parts, (row, becomes): Change) -> Parts {
    let mut changed = parts.clone();
    let mut before = 0;
    for (_, rows) in &mut changed {
        let here = row - 1 - before;
        if here < rows.len() {
            match becomes {
                Heaps::Nothing => rows[here] = 0,
                Heaps::One(size) => rows[here] = size,
                Heaps::Two(first, second) => {
                    rows[here] = first;
                    rows.insert(here + 1, second);
                }
            }
            break;
        }
        before += rows.len();
    }
    changed
}

fn nim() -> impl Strategy<Value = (Game, Vec<u64>)> {
    vec(0..5_u64, 0..=2).prop_map(|rows| (Game::nim(), rows))
}

/// One to three parts of a row or two, or of none.
fn parts() -> impl Strategy<Value = Parts> {
    let divisors = vec(1..17_u64, 0..=2).prop_map(|rows| (Game::alone(Family::Divisors), rows));
    vec(prop_oneof![nim(), divisors], 1..=3)
}

fn told(moves: impl IntoIterator<Item = Move>) -> Vec<Change> {
    moves.into_iter().map(|mv| (mv.row, mv.becomes)).collect()
}

/// Every change of every row is made as the rules have it, or refused where they do not allow it.
fn moves_are_made_by_the_rules(parts: &Parts) {
    let board = board_of(parts);
    for (row, game, from) in rows(parts) {
        for becomes in left_of(from) {
            let mv = Move {
                row,
                game,
                from,
                becomes,
            };
            let is_option = game.rules().options(from).any(|option| option == becomes);
            let expected = if is_option {
                Ok(board_of(&changed(parts, (row, becomes))))
            } else {
                Err(IllegalMove::NoOption {
                    row,
                    size: from,
                    example: game.rules().options(from).next(),
                })
            };
            assert_eq!(board.after(mv), expected, "{mv:?} on {parts:?}");
            // A move that was made for a row of another size.
            let from = from + 1;
            let elsewhere = Move { from, ..mv };
            assert!(
                board.after(elsewhere).is_err(),
                "{elsewhere:?} on {parts:?}"
            );
        }
    }
    let count = board.rows().len();
    for row in [0, count + 1, usize::MAX] {
        let mv = Move::of_nim(row, 1, 0);
        let refused = IllegalMove::NoSuchRow { row, rows: count };
        assert_eq!(board.after(mv), Err(refused), "{parts:?}");
    }
    assert_eq!(board, board_of(parts), "a board stays as it is");
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..cases(300) })]

    #[test]
    fn a_sum_of_games_changes_by_the_rules_of_each(parts in parts()) {
        moves_are_made_by_the_rules(&parts);
    }
}

#[test]
fn equal_heaps_are_worth_what_the_same_heaps_are_laid_out() {
    let in_sums = |game: &Game| game.rules().rows_in_a_turn().is_none();
    let mut search = Search::of(Rule::Normal);
    for game in Family::ALL.map(Game::alone).into_iter().filter(in_sums) {
        for (size, count) in (1..=64).flat_map(|size| (1..=5).map(move |count| (size, count))) {
            let heaps = EqualHeaps { game, count, size };
            let rows: Vec<u64> = (0..count).map(|_| size).collect();
            let laid_out = Position::new(Board::of(game, rows), Rule::Normal);
            assert_eq!(heaps.value(), laid_out.nim_sum(), "{heaps:?}");
            assert_eq!(heaps.mover_wins(), laid_out.mover_wins(), "{heaps:?}");
            if game.family() == Family::Divisors {
                // The player to move wins, as a search finds that knows nothing of prime factors.
                let towers: Vec<_> = (0..count).map(|_| ("divisors".to_owned(), size)).collect();
                assert_eq!(heaps.mover_wins(), search.wins(&towers), "{heaps:?}");
            }
            let winning = told(laid_out.winning_moves());
            match heaps.winning_option() {
                Some(becomes) => assert!(winning.contains(&(1, becomes)), "{heaps:?}"),
                None => assert!(winning.is_empty(), "{heaps:?}"),
            }
        }
    }
}
