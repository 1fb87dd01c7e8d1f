//! How the computer plays: perfectly at 100, at random at 0, and every game ends with the right winner.

use course::play::{Computer, Difficulty, Match, Player, Side};
use theory::{Board, Move, Position, Rule, bouton};

use crate::support::lines;

const RULES: [Rule; 2] = [Rule::Normal, Rule::Misere];

fn game(board: &Board, rule: Rule) -> Match {
    let players = ["First", "Second"].map(|name| Player::named(name).unwrap());
    Match::new(players, board.clone(), rule)
}

fn computer(percent: u8, seed: u64) -> Computer {
    Computer::new(Difficulty::percent(percent).unwrap(), seed)
}

/// Plays to the end and tells who won by counting moves, not by asking the game.
fn winner_of(board: &Board, rule: Rule, mut players: [Computer; 2]) -> Side {
    let mut game = game(board, rule);
    let mut moves = 0;
    while let Some(mv) = players[moves % 2].choose(game.position()) {
        game.play(mv).unwrap();
        moves += 1;
    }
    assert!(game.board().is_empty());
    let second_moved_last = moves.is_multiple_of(2);
    let first_wins = second_moved_last == (rule == Rule::Misere);
    let winner = if first_wins { Side::First } else { Side::Second };
    assert_eq!(game.winner(), Some(winner));
    winner
}

#[test]
fn the_computer_at_100_never_loses_from_a_winning_position() {
    let boards = lines(3, 4).into_iter().chain([vec![5, 4, 3, 2, 1], vec![7, 7, 1, 1]]);
    for (board, rule) in
        boards.flat_map(|board| RULES.map(|rule| (Board::from(board.clone()), rule)))
    {
        for (opponent, seeds) in [(0, 12), (50, 4), (100, 4)] {
            for seed in 0..seeds {
                let (perfect, other) = (computer(100, seed), computer(opponent, seed + 1000));
                let (players, side) = if bouton(board.rows(), rule) {
                    ([perfect, other], Side::First)
                } else {
                    ([other, perfect], Side::Second)
                };
                assert_eq!(winner_of(&board, rule, players), side, "{board} {rule:?} {seed}");
            }
        }
    }
}

/// From a winning position the computer at 100 plays every winning move now and then, and no other.
#[test]
fn the_computer_at_100_knows_every_winning_move() {
    for (rows, rule) in [([5, 4, 3, 2, 1], Rule::Normal), ([0, 1, 1, 1, 1], Rule::Misere)] {
        let position = Position::new(Board::from(rows), rule);
        let mut computer = computer(100, 3);
        let mut chosen: Vec<Move> = (0..200).map(|_| computer.choose(&position).unwrap()).collect();
        chosen.sort();
        chosen.dedup();
        assert_eq!(chosen, position.winning_moves());
    }
}

/// Pearson's chi-square test of what the computer at 0 chooses from 5 0 1 3: rows with probability 1/3 each, then every
/// count with the same probability. There are 9 possible moves, so 8 degrees of freedom; a computer that is as it should be
/// exceeds 42.7 in one of a million seeds (the survival function there is 1.0e-6). The seed is fixed, so the test gives the
/// same result each time.
#[test]
fn the_computer_at_0_moves_uniformly() {
    const GAMES: u32 = 90_000;
    const CRITICAL: f64 = 42.7;
    let position = Position::new(Board::from([5, 0, 1, 3]), Rule::Normal);
    let mut computer = computer(0, 2024);
    let mut counts = std::collections::BTreeMap::<Move, u32>::new();
    for _ in 0..GAMES {
        let mv = computer.choose(&position).unwrap();
        *counts.entry(mv).or_default() += 1;
    }
    assert_eq!(counts.len(), 9);
    let chi_square: f64 = counts
        .iter()
        .map(|(mv, &seen)| {
            let size = u32::try_from(position.board.row(mv.row).unwrap()).unwrap();
            let expected = f64::from(GAMES) / 3.0 / f64::from(size);
            (f64::from(seen) - expected).powi(2) / expected
        })
        .sum();
    assert!(chi_square < CRITICAL, "chi-square is {chi_square}");
}

/// At difficulty 30, about 30 turns of 100 are played well: from one row of 1000 by taking all of it, which a random move does
/// once in 1000 times. The bound is five standard deviations, which a right computer exceeds for one seed of two million.
#[test]
fn the_difficulty_is_the_share_of_turns_played_well() {
    const TURNS: u32 = 20_000;
    let position = Position::new(Board::from([1000]), Rule::Normal);
    let mut computer = computer(30, 5);
    let well = (0..TURNS).filter(|_| computer.choose(&position).unwrap().take() == 1000).count();
    let share: f64 = 0.3 + 0.7 / 1000.0;
    let expected = f64::from(TURNS) * share;
    let deviation = (expected * (1.0 - share)).sqrt();
    let off = (f64::from(u32::try_from(well).unwrap()) - expected).abs();
    assert!(off < 5.0 * deviation, "{well} of {TURNS}");
}
