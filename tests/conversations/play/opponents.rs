//! The opponents: each plays by its rule, which is stated here once more, as a player would check it, move by move.

use course::conversation::{Conversation, Input, Next};
use course::play::{Computer, Difficulty, Match, Opponent, Play, Player, Review, review_report};
use explain::document::Style;
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use render::terminal;
use theory::{Board, Move, Position, Rule};

use crate::support::search::{GameTree, Taking, every_move, left_by};
use crate::support::{has, plain};

fn is_empty(rows: &[u64]) -> bool {
    rows.iter().all(|&size| size == 0)
}

/// The moves that a rule allows; all of them where it says nothing.
fn allowed(opponent: Opponent, rows: &[u64], rule: Rule, last: Option<Taking>) -> Vec<Taking> {
    let all: Vec<Taking> = every_move(rows).collect();
    let left = |mv: &Taking| left_by(rows, *mv);
    let is_misere = rule == Rule::Misere;
    let largest = rows.iter().max().copied().unwrap_or_default();
    let kept = |keeps: &mut dyn FnMut(&Taking) -> bool| -> Vec<Taking> {
        all.iter().filter(|mv| keeps(mv)).copied().collect()
    };
    let by_search = |rule| {
        let mut tree = GameTree::new(rule);
        kept(&mut |mv| !tree.wins(&left(mv)))
    };
    let by_rule = match opponent {
        Opponent::Anything => Vec::new(),
        Opponent::Copy => {
            kept(&mut |mv| last.is_some_and(|(row, take)| mv.0 != row && mv.1 == take))
        }
        Opponent::Rows => {
            kept(&mut |mv| left(mv).iter().filter(|&&size| size > 0).count().is_multiple_of(2))
        }
        Opponent::Total => kept(&mut |mv| left(mv).iter().sum::<u64>().is_multiple_of(2)),
        Opponent::Largest => kept(&mut |mv| rows[mv.0 - 1] == largest),
        Opponent::Even => {
            let mut sizes = rows.to_vec();
            sizes.sort_unstable();
            let next = sizes.iter().rev().nth(1).copied().unwrap_or_default();
            kept(&mut |mv| rows[mv.0 - 1] == largest && rows[mv.0 - 1] - mv.1 == next)
        }
        Opponent::OneAhead if is_misere => kept(&mut |mv| !is_empty(&left(mv))),
        Opponent::OneAhead => kept(&mut |mv| is_empty(&left(mv))),
        Opponent::TwoAhead if is_misere => {
            let sure = kept(&mut |mv| left(mv).iter().sum::<u64>() == 1);
            if sure.is_empty() { kept(&mut |mv| !is_empty(&left(mv))) } else { sure }
        }
        Opponent::TwoAhead => {
            let sure = kept(&mut |mv| is_empty(&left(mv)));
            let lets_win = |mv: &Taking| left(mv).iter().filter(|&&size| size > 0).count() == 1;
            if sure.is_empty() { kept(&mut |mv| !lets_win(mv)) } else { sure }
        }
        Opponent::Normal => by_search(Rule::Normal),
        Opponent::Perfect => by_search(rule),
    };
    if by_rule.is_empty() { all } else { by_rule }
}

fn all_opponents() -> impl Iterator<Item = (Opponent, Rule)> {
    [Rule::Normal, Rule::Misere]
        .into_iter()
        .flat_map(|rule| Opponent::under(rule).map(move |opponent| (opponent, rule)))
}

fn taken(mv: Move) -> Taking {
    (mv.row, mv.take())
}

/// A board of up to four rows of up to 5, after a move on it where there was one.
fn reached(random: &mut Xoshiro256PlusPlus, rule: Rule) -> (Position, Option<Move>) {
    let rows: Vec<u64> =
        (0..random.random_range(1..=4)).map(|_| random.random_range(0..=5)).collect();
    let before = Position::new(Board::from(rows), rule);
    let moves: Vec<_> = before.legal_moves().collect();
    if moves.is_empty() || random.random() {
        return (before, None);
    }
    let mv = moves[random.random_range(0..moves.len())];
    (before.after(mv).unwrap(), Some(mv))
}

#[test]
fn each_move_is_one_that_its_rule_allows() {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(35);
    let mut computer = Computer::new(Difficulty::PERFECT, 35);
    for (opponent, rule) in all_opponents() {
        let mut moves = 0;
        while moves < 300 {
            let (position, last) = reached(&mut random, rule);
            let rows = position.board.rows();
            let by_rule = allowed(opponent, rows, rule, last.map(taken));
            let chosen = computer.choose_as(opponent, &position, last);
            assert_eq!(chosen.is_none(), by_rule.is_empty(), "{opponent:?} on {rows:?}");
            if let Some(turn) = chosen {
                assert!(by_rule.contains(&taken(turn)), "{opponent:?} on {rows:?}: {turn:?}");
                moves += 1;
            }
        }
    }
}

fn against(opponent: Opponent, rows: &[u64], rule: Rule, seed: u64) -> Play {
    let players = [Player::named("You").unwrap(), Player::computer(opponent)];
    Play::new(
        Match::new(players, Board::from(rows.to_vec()), rule),
        Computer::new(Difficulty::PERFECT, seed),
        false,
        Style::default(),
    )
}

/// Plays well to the end.
fn played(play: &mut Play) {
    let mut reply = play.opening();
    let mut best = Computer::new(Difficulty::PERFECT, 1);
    loop {
        let turn = best.choose(play.so_far().position());
        reply = match (&reply.next, turn) {
            (Next::GoOn, _) => play.go_on(),
            (Next::Ask(_), Some(turn)) => {
                let (row, take) = taken(turn);
                play.take(Input::Line(&format!("{row},{take}")))
            }
            _ => return,
        };
    }
}

/// A computer of any other name, and an opponent on a board that is not Nim, plays as it always has.
#[test]
fn only_the_opponents_play_by_a_rule() {
    let opponent = |name: &str| Player::named(name).unwrap().opponent();
    assert_eq!(opponent("Computer Ben"), Some(Opponent::Copy));
    assert_eq!(opponent("computer BEN"), Some(Opponent::Copy));
    for name in ["Clever Computer", "Computer", "Ben", "Ben Computer", "Computer Benjamin"] {
        assert_eq!(opponent(name), None, "{name}");
    }
    let players = [Player::named("You").unwrap(), Player::computer(Opponent::Copy)];
    let kayles =
        Match::new(players, explain::question::parse_board("kayles 5").unwrap(), Rule::Normal);
    assert_eq!(Review::of(&kayles).opponent(), None);
}

#[test]
fn a_review_tells_the_move_that_gave_an_opponent_away() {
    for (opponent, rule) in all_opponents() {
        for seed in 0..8 {
            let mut play = against(opponent, &[7, 5, 3, 1], rule, seed);
            played(&mut play);
            let review = Review::of(play.so_far());
            assert_eq!(review.opponent(), Some(opponent));
            let given_away = review.mistakes_of(opponent).next();
            let mistakes = review.mistakes().map(|turn| turn.number);
            let own = mistakes.filter(|number| number.is_multiple_of(2));
            assert_eq!(given_away.map(|turn| turn.number), own.min());
            if opponent == Opponent::Perfect {
                assert_eq!(given_away, None);
            }
        }
    }
}

#[test]
fn after_a_game_the_rule_of_the_opponent_is_told() {
    for (opponent, rule) in all_opponents() {
        let mut play = against(opponent, &[3, 3], rule, 4);
        played(&mut play);
        let report = review_report(&Review::of(play.so_far()), None, Style::default());
        let told = terminal(&report, plain(80));
        let told = told.split_whitespace().collect::<Vec<_>>().join(" ");
        has(&told, &[&format!("{} {}.", opponent.name(), opponent.plays())]);
    }
    let (code, listed, _) = super::play(&["--against", "list"], "");
    assert_eq!(code, 0);
    has(&listed, &["Mia", "Kara"]);
    assert!(!listed.contains("Jonas") && !listed.contains(Opponent::Anything.plays()), "{listed}");
}
