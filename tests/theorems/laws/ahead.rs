//! Looking ahead, against the theory and against a search of its own: who wins, which moves do, and every line played out.
//!
//! On 2 1 five positions can come up, and of the three moves the one that leaves 1 1 wins.

use std::collections::BTreeSet;

use explain::derivation::{
    AheadStep, Derivation, ForeseenBoard, Foresight, Found, LineOfPlay, Step,
};
use explain::question::{LookAhead, Request};
use proptest::collection::vec;
use proptest::prelude::{ProptestConfig, Strategy, prop_oneof, proptest};
use proptest::sample::select;
use theory::{Board, Game, GameTree, Move, Position, Rule};

use super::asked::rule;
use crate::support::cases;

/// A game, with the largest heap that leaves few positions.
const GAMES: [(&str, u64); 7] = [
    ("nim", 7),
    ("grundy", 9),
    ("divisors", 24),
    ("subtract:1,2,3", 9),
    ("subtract:2,5", 12),
    ("kayles", 6),
    ("dawson", 7),
];

fn rows(game: Game, most: u64) -> impl Strategy<Value = Board> {
    vec(0..=most, 0..=4).prop_map(move |rows| Board::of(game, rows))
}

fn of_one_game() -> impl Strategy<Value = Board> + Clone {
    let games = GAMES.map(|(game, most)| (game.parse::<Game>().unwrap(), most));
    (select(games.to_vec()), vec(0..25_u64, 0..=4)).prop_map(|((game, most), sizes)| {
        let sizes: Vec<u64> = sizes.iter().map(|size| size % (most + 1)).collect();
        Board::of(game, sizes)
    })
}

/// Positions of every game and sums of them, most of them small enough.
pub fn position() -> impl Strategy<Value = Position> {
    let sum = vec(of_one_game(), 2..=3).prop_map(|boards| Board::sum(&boards));
    let other = prop_oneof![3 => of_one_game(), 2 => sum];
    let nim = (rows(Game::Nim, 7), rule()).prop_map(|(board, rule)| Position::new(board, rule));
    prop_oneof![nim, other.prop_map(|board| Position::new(board, Rule::Normal)), ones()]
}

/// Equal rows, and many empty ones between them.
fn ones() -> impl Strategy<Value = Position> {
    let empty = prop_oneof![9 => 0..9_usize, 1 => 0..1500_usize];
    (0..40_usize, empty, 1..3_u64, rule()).prop_map(|(ones, empty, size, rule)| {
        let rows = [vec![0; empty], vec![size; ones], vec![0; empty]].concat();
        Position::new(Board::from(rows), rule)
    })
}

/// A request to look ahead, with a legal move chosen by a number or without.
pub fn request() -> impl Strategy<Value = Request> {
    let written = position().prop_filter("too long", |position| position.board.is_explained());
    (written, 0..40_usize).prop_filter_map("too many positions", |(position, choice)| {
        let moves = every_move(&position);
        let mv = moves.get(choice).copied();
        let ahead = LookAhead::new(position, mv).ok()?;
        Some(Request::LookAhead(ahead))
    })
}

fn every_move(position: &Position) -> Vec<Move> {
    position.legal_moves().collect()
}

type Rows = Vec<(Game, u64)>;

/// The rows in an order of their own, without the empty ones.
fn told(board: &Board) -> Rows {
    let rows = board.numbered_with_games();
    let mut rows: Rows = rows.map(|(_, game, size)| (game, size)).collect();
    rows.retain(|&(_, size)| size > 0);
    rows.sort_unstable();
    rows
}

/// Every position that can come up, by playing on from each that has been found; none where there are too many.
fn every_position(position: &Position) -> Option<BTreeSet<Rows>> {
    let mut found = BTreeSet::from([told(&position.board)]);
    let mut open = vec![position.clone()];
    while let Some(next) = open.pop() {
        for mv in every_move(&next) {
            let after = next.after(mv).unwrap();
            if found.insert(told(&after.board)) {
                open.push(after);
            }
        }
        if found.len() > 300 {
            return None;
        }
    }
    Some(found)
}

pub fn agrees_with_theory(foresight: &Foresight) {
    let position = &foresight.position;
    assert_eq!(foresight.mover_wins, position.mover_wins(), "{position:?}");
    let foreseen: BTreeSet<(Rows, bool)> = foresight
        .moves
        .iter()
        .map(|found| (told(&position.board.after(found.mv).unwrap()), found.wins))
        .collect();
    assert_eq!(foreseen.len(), foresight.moves.len(), "each board once");
    let mut alike = 0;
    let moves = every_move(position);
    for &mv in &moves {
        let after = position.after(mv).unwrap();
        let wins = position.is_won_by(mv);
        assert!(foreseen.contains(&(told(&after.board), wins)), "{mv:?} on {position:?}");
    }
    for found in &foresight.moves {
        alike += found.rows_alike;
        assert_eq!(found.wins, position.is_won_by(found.mv));
    }
    assert_eq!(alike, moves.len(), "every move is one of those that are alike");
    if let Some(line) = &foresight.played {
        is_played_to_its_end(line);
    }
}

/// Every move is legal, whoever can win does, and the last one ends the game.
pub fn is_played_to_its_end(line: &LineOfPlay) {
    let mut now = line.start.clone();
    for (number, &mv) in line.moves.iter().enumerate() {
        let is_winner = (number % 2 == 0) == line.first_wins;
        assert!(now.is_won_by(mv) == is_winner, "{mv:?} in {line:?}");
        now = now.after(mv).unwrap();
    }
    assert!(now.is_over(), "{line:?}");
    let last_is_first = line.moves.len() % 2 == 1;
    let last_wins = line.start.rule == Rule::Normal;
    assert_eq!(last_is_first == last_wins, line.first_wins);
}

/// Each board is won or lost because of boards above it, or of the end.
pub fn rests_on_those_above(boards: &[ForeseenBoard], rule: Rule) {
    let ends = |board: &Board| Position::new(board.clone(), rule).is_over();
    for (index, foreseen) in boards.iter().enumerate() {
        let wins_above = |board: &Board| {
            let above = boards[..index].iter().find(|above| above.board == *board);
            above.map_or_else(
                || ends(board).then_some(rule == Rule::Misere),
                |above| Some(above.mover_wins),
            )
        };
        let leave: Vec<Option<bool>> = foreseen.leave.iter().map(wins_above).collect();
        if foreseen.mover_wins {
            assert_eq!(leave, [Some(false)], "{foreseen:?}");
        } else {
            assert!(leave.iter().all(|wins| *wins == Some(true)), "{foreseen:?}");
            let position = Position::new(foreseen.board.clone(), rule);
            let left: BTreeSet<Rows> = every_move(&position)
                .into_iter()
                .map(|mv| told(&position.board.after(mv).unwrap()))
                .collect();
            let said: BTreeSet<Rows> = foreseen.leave.iter().map(told).collect();
            assert_eq!(said, left, "every move of {foreseen:?} is looked at");
        }
        assert!(boards[..index].iter().all(|above| above.board != foreseen.board), "no line twice");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..cases(150) })]

    #[test]
    fn as_many_positions_come_up_as_can_be_played_to(position in position()) {
        let found = every_position(&position);
        let tree = GameTree::of(&position.board, position.rule).ok();
        assert_eq!(tree.is_some(), found.is_some(), "{position:?}");
        if let (Some(tree), Some(found)) = (tree, found) {
            assert_eq!(tree.positions().len(), found.len());
            for position in tree.positions() {
                assert!(found.contains(&told(&position.board)));
            }
        }
    }

    #[test]
    fn looking_ahead_agrees_with_the_theory(request in request()) {
        let derivation = Derivation::of(request);
        let Found::Ahead(foresight) = &derivation.found else {
            panic!("{:?}", derivation.found);
        };
        agrees_with_theory(foresight);
        for step in &derivation.steps {
            if let Step::Ahead(AheadStep::FromTheEnd { boards, .. }) = step {
                rests_on_those_above(boards, foresight.position.rule);
            }
        }
    }

    #[test]
    fn a_move_is_refuted_just_where_it_loses(position in position()) {
        for mv in every_move(&position).into_iter().take(20) {
            let Ok(ahead) = LookAhead::new(position.clone(), Some(mv)) else { return Ok(()) };
            let derivation = Derivation::of(Request::LookAhead(ahead));
            let Found::Ahead(foresight) = &derivation.found else {
                panic!("{:?}", derivation.found);
            };
            assert_eq!(foresight.mover_wins, position.mover_wins());
            let line = foresight.played.as_ref().expect("the move is legal");
            assert_eq!(line.first_wins, position.is_won_by(mv), "{mv:?} on {position:?}");
            assert_eq!(line.moves.first(), Some(&mv));
            is_played_to_its_end(line);
        }
    }
}

#[test]
fn every_game_has_its_positions() {
    for game in Game::ALL {
        assert!(GAMES.iter().any(|(word, _)| game.to_string() == *word), "{game}");
    }
}

#[test]
fn three_hundred_positions_are_the_most() {
    let count = |rows: Vec<u64>| {
        let tree = GameTree::of(&Board::from(rows), Rule::Normal);
        tree.map(|tree| tree.positions().len()).ok()
    };
    assert_eq!(count(vec![299]), Some(300));
    assert_eq!(count(vec![300]), None);
    assert_eq!(count(vec![1; 299]), Some(300));
    assert_eq!(count(vec![1; 300]), None);
    assert_eq!(count(vec![u64::MAX; 40]), None);
    assert_eq!(count([vec![0; 100_000], vec![2, 1]].concat()), Some(5));
}
