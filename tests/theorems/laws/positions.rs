//! Equal towers are worth what the same towers are laid out. How a sum of games changes, `tests/theorems/games/search` tells.

use explain::derivation::Derivation;
use explain::question::Question;
use theory::{Board, Game, Heaps, Move, Position, Rule, Towers};

use super::outline::leads_to_the_end;
use crate::theorems::games::plain_search::Search;

#[test]
fn equal_towers_are_worth_what_the_same_towers_are_laid_out() {
    let mut search = Search::of(Rule::Normal);
    for (size, count) in (1..=64).flat_map(|size| (1..=5).map(move |count| (size, count))) {
        let towers = Towers { count, size };
        let rows: Vec<u64> = (0..count).map(|_| size).collect();
        let laid_out = Position::new(Board::of(Game::Divisors, rows), Rule::Normal);
        assert_eq!(towers.value(), laid_out.nim_sum(), "{towers:?}");
        assert_eq!(towers.mover_wins(), laid_out.mover_wins(), "{towers:?}");
        // The player to move wins, as a search finds that knows nothing of prime factors.
        let searched: Vec<_> = (0..count).map(|_| ("divisors".to_owned(), size)).collect();
        assert_eq!(towers.mover_wins(), search.wins(&searched), "{towers:?}");
        leads_to_the_end(&Derivation::of(Question::Towers(towers)));
        let winning = laid_out.winning_moves();
        match towers.winning_option() {
            Some(height) => {
                let is_this = |mv: &Move| (mv.row, mv.becomes) == (1, Heaps::One(height));
                assert!(winning.iter().any(is_this), "{towers:?}");
            }
            None => assert!(winning.is_empty(), "{towers:?}"),
        }
    }
}
