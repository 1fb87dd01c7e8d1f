//! Equal heaps are worth what the same heaps are laid out. How a sum of games changes, `tests/theorems/games/search` tells.

use explain::derivation::Derivation;
use explain::question::Question;
use theory::{Board, EqualHeaps, Game, Move, Position, Rule};

use super::outline::leads_to_the_end;
use crate::theorems::games::plain_search::Search;

#[test]
fn equal_heaps_are_worth_what_the_same_heaps_are_laid_out() {
    let mut search = Search::of(Rule::Normal);
    for game in Game::ALL {
        for (size, count) in (1..=64).flat_map(|size| (1..=5).map(move |count| (size, count))) {
            let heaps = EqualHeaps { game, count, size };
            let rows: Vec<u64> = (0..count).map(|_| size).collect();
            let laid_out = Position::new(Board::of(game, rows), Rule::Normal);
            assert_eq!(heaps.value(), laid_out.nim_sum(), "{heaps:?}");
            assert_eq!(heaps.mover_wins(), laid_out.mover_wins(), "{heaps:?}");
            if game == Game::Divisors {
                // The player to move wins, as a search finds that knows nothing of prime factors.
                let towers: Vec<_> = (0..count).map(|_| ("divisors".to_owned(), size)).collect();
                assert_eq!(heaps.mover_wins(), search.wins(&towers), "{heaps:?}");
                leads_to_the_end(&Derivation::of(Question::Equal(heaps)));
            }
            let winning = laid_out.winning_moves();
            match heaps.winning_option() {
                Some(becomes) => {
                    let is_this = |mv: &Move| (mv.row, mv.becomes) == (1, becomes);
                    assert!(winning.iter().any(is_this), "{heaps:?}");
                }
                None => assert!(winning.is_empty(), "{heaps:?}"),
            }
        }
    }
}
