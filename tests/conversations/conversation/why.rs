//! `why` and the coach, in random games: short, about the move that was made, and silent about the one that wins next.

use course::conversation::{Conversation, Input};
use course::play::{Computer, Difficulty, Match, Play, Player, Review, review_report};
use explain::document::{ReaderLevel, Style};
use explain::question::{Generator, parse_board};
use theory::{Board, Heaps, Move, Rule};

use super::{read, written};

/// A match between two people that somebody is about to play.
fn of_two_people(board: Board, rule: Rule, coach: bool) -> Play {
    let players = ["Alice", "Bob"].map(|name| Player::named(name).unwrap());
    let nothing_met = Style { level: ReaderLevel::BeforeDigits, ..Style::default() };
    Play::new(
        Match::new(players, board, rule),
        Computer::new(Difficulty::PERFECT, 1),
        coach,
        nothing_met,
    )
}

fn random_board(generator: &mut Generator) -> Board {
    let largest = [3, 7, 31, 1000, u64::MAX][generator.index(5)];
    let rows: Vec<String> =
        (0..generator.number(1, 8)).map(|_| generator.number(0, largest).to_string()).collect();
    let few = |generator: &mut Generator| {
        let rows = (0..generator.number(1, 4)).map(|_| generator.number(0, 12).to_string());
        rows.collect::<Vec<_>>().join(" ")
    };
    let words = match generator.index(7) {
        0 => format!("grundy {} + nim {}", few(generator), few(generator)),
        1 => format!("kayles {}", few(generator)),
        _ => rows.join(" "),
    };
    parse_board(&words).unwrap()
}

/// A move as it is typed, and what of it no text may name: "3 from row 1".
fn typed(mv: Move) -> String {
    match mv.becomes {
        Heaps::Nothing => format!("{}=0", mv.row),
        becomes => format!("{}={becomes}", mv.row),
    }
}

fn names(text: &str, mv: Move) -> bool {
    let text = format!("{} ", text.replace(['\u{a0}', '\n'], " "));
    let phrase = format!(" {} from row {}", mv.take(), mv.row);
    let mut found = text.match_indices(&phrase);
    found.any(|(at, _)| !text[at + phrase.len()..].starts_with(char::is_numeric))
}

fn said(play: &mut Play, line: &str) -> String {
    let reply = play.take(Input::Line(line));
    reply.shown.iter().map(read).collect()
}

/// A legal move: any, or one that wins.
fn any_move(play: &Play, generator: &mut Generator) -> Option<Move> {
    let position = play.so_far().position();
    let winning = position.winning_moves();
    if generator.index(2) == 0 && !winning.is_empty() {
        return winning.into_iter().next();
    }
    let rows: Vec<(usize, u64)> = position.rows_with_moves().collect();
    let &(row, options) = rows.get(generator.index(rows.len().max(1)))?;
    let option = generator.number(1, options);
    position.legal_move(row, option)
}

#[test]
fn why_is_short_and_does_not_name_what_wins_next() {
    const MOST_LINES: usize = 12;
    for seed in 0..60 {
        let generator = &mut Generator::new(seed);
        let board = random_board(generator);
        let is_other_game = !board.is_nim();
        let rule = [Rule::Normal, Rule::Misere][generator.index(2)];
        let rule = if is_other_game { Rule::Normal } else { rule };
        let mut play = of_two_people(board, rule, generator.index(2) == 0);
        play.opening();
        for _ in 0..8 {
            let Some(mv) = any_move(&play, generator) else {
                break;
            };
            let after_it = said(&mut play, &typed(mv));
            let winning = play.so_far().position().winning_moves();
            let game = || format!("{:?}", play.so_far().moves());
            let coached = after_it.split("Coach: ").nth(1).unwrap_or_default();
            let coached = coached.split("\n\n").next().unwrap_or_default();
            let leak = winning.iter().find(|next| names(coached, **next));
            assert!(leak.is_none(), "{coached}\n{leak:?} after {}", game());
            if play.so_far().winner().is_some() {
                break;
            }
            let moves = play.so_far().moves().len();
            for _ in 0..moves.min(3) {
                let why = said(&mut play, "why");
                let lines = why.trim_end().lines().count();
                assert!((1..=MOST_LINES).contains(&lines), "{lines} lines:\n{why}");
                // The first sentence tells the move that was made, whatever else may be won by its like.
                let reasons = why.split_once("\n\n").map_or("", |(_, reasons)| reasons);
                let leak = winning.iter().find(|next| names(reasons, **next));
                let game = format!("{:?}", play.so_far().moves());
                assert!(leak.is_none(), "{why}\n{leak:?} after {game}");
            }
        }
    }
}

/// A player who has read no lesson is told of rows, of what they leave and of groups, and of no nim sum.
#[test]
fn hints_in_a_game_speak_of_what_its_player_has_met() {
    for seed in 0..40 {
        let generator = &mut Generator::new(seed);
        let rows = generator.number(1, 6);
        let board: Vec<u64> = (0..rows).map(|_| generator.number(1, 40)).collect();
        let mut play = of_two_people(Board::from(board.clone()), Rule::Normal, false);
        play.opening();
        for _ in 0..4 {
            let hint = said(&mut play, "hint");
            let is_theory = ["nim sum", "⊕", "XOR", "binary"].iter().any(|it| hint.contains(it));
            assert!(!is_theory, "{board:?}: {hint}");
        }
    }
}

/// A line a move, each turning point in a few lines, and the result.
#[test]
fn a_review_is_a_line_a_move_and_its_turning_points() {
    for seed in 0..60 {
        let generator = &mut Generator::new(seed);
        let players = ["computer a", "computer b"].map(|name| Player::named(name).unwrap());
        let rows = generator.number(1, 6);
        let board: Vec<u64> = (0..rows).map(|_| generator.number(1, 40)).collect();
        let mut computer = Computer::new(Difficulty::percent(40).unwrap(), seed);
        let mut game = Match::new(players, Board::from(board.clone()), Rule::Normal);
        while let Some(turn) = computer.choose(game.position()) {
            game.play(turn).unwrap();
        }
        let review = Review::of(&game);
        let told = written(&review_report(&review, Some("nimlab play"), Style::default()));
        let mistakes = review.mistakes().count().min(9);
        let most = 4 + game.moves().len() + 4 + 7 * mistakes + 10;
        let lines = told.lines().count();
        assert!(lines <= most, "{lines} of {most} lines:\n{told}");
        for turn in review.mistakes().take(8) {
            let heading = format!("Move {}, by ", turn.number);
            assert!(told.contains(&heading), "{told}");
        }
    }
}
