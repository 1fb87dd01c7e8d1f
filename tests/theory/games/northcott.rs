//! Northcott's game, by working backwards on small boards with their edges.
//!
//! Pieces may go back and forth, so a plain search would not end. Working backwards, a position is lost when all its moves
//! lead to won ones, and won when some move leads to a lost one; what is neither would never end.

use std::collections::HashMap;

use nimlab::game::{DisguisedGame, DisguisedMove};

use super::disguises::told;

/// The squares of the two pieces on each line; the first player's piece is on the left.
type Pieces = Vec<[u64; 2]>;

fn gaps(pieces: &Pieces) -> Vec<u64> {
    pieces.iter().map(|[left, right]| right - left - 1).collect()
}

/// Every position with so many lines of this many squares.
fn positions(count: usize, squares: u64) -> Vec<Pieces> {
    (0..count).fold(vec![Vec::new()], |shorter, _| {
        let longer = |pieces: Pieces| {
            let pairs = (0..squares).flat_map(|left| (left + 1..squares).map(move |r| [left, r]));
            pairs.map(move |pair| pieces.iter().copied().chain([pair]).collect())
        };
        shorter.into_iter().flat_map(longer).collect()
    })
}

/// What the moves of a player leave, where each line has this many squares.
fn options(pieces: &Pieces, player: usize, squares: u64) -> Vec<Pieces> {
    let mut options = Vec::new();
    for (line, &[left, right]) in pieces.iter().enumerate() {
        let reached = match player {
            0 => 0..right,
            _ => left + 1..squares,
        };
        for square in reached.filter(|&square| square != pieces[line][player]) {
            let mut option = pieces.clone();
            option[line][player] = square;
            options.push(option);
        }
    }
    options
}

/// Who wins each position, for each player to move.
fn worked_backwards(count: usize, squares: u64) -> HashMap<(Pieces, usize), bool> {
    let mut open: Vec<(Pieces, usize)> = positions(count, squares)
        .into_iter()
        .flat_map(|pieces| [(pieces.clone(), 0), (pieces, 1)])
        .collect();
    let mut known: HashMap<(Pieces, usize), bool> = HashMap::new();
    loop {
        let before = open.len();
        open.retain(|(pieces, player)| {
            let replies: Vec<Option<bool>> = options(pieces, *player, squares)
                .into_iter()
                .map(|option| known.get(&(option, 1 - player)).copied())
                .collect();
            let found = if replies.contains(&Some(false)) {
                Some(true)
            } else {
                let all_won = replies.iter().all(|reply| *reply == Some(true));
                all_won.then_some(false)
            };
            if let Some(wins) = found {
                known.insert((pieces.clone(), *player), wins);
            }
            found.is_none()
        });
        if open.len() == before {
            assert!(open.is_empty(), "these never end: {open:?}");
            return known;
        }
    }
}

fn agrees(count: usize, squares: u64) {
    let known = worked_backwards(count, squares);
    for ((pieces, player), wins) in &known {
        let (disguise, won, translations) = told(DisguisedGame::Northcott, &gaps(pieces));
        assert_eq!(won, *wins, "{pieces:?}");
        let forward = translations.moves.iter().map(|told| told.disguised);
        let orders: Vec<DisguisedMove> = forward.chain(translations.raises).collect();
        let left: Vec<Vec<u64>> = orders
            .iter()
            .map(|mv| disguise.after(mv).expect("it is legal").places().to_vec())
            .collect();
        // What wins on the board is what is told, but for steps back that have no room here.
        let options = options(pieces, *player, squares);
        for option in &options {
            let winning = !known[&(option.clone(), 1 - player)];
            assert_eq!(winning, left.contains(&gaps(option)), "{pieces:?}");
        }
        for (mv, left) in orders.iter().zip(left) {
            let is_there = options.iter().any(|option| gaps(option) == left);
            assert!(is_there || matches!(mv, DisguisedMove::Back { .. }), "{mv:?}");
        }
    }
}

#[test]
fn boards_with_edges_are_won_and_lost_as_told() {
    agrees(1, 6);
    agrees(2, 5);
    agrees(3, 4);
}
