//! The opponents: each plays by its rule, which is stated here once more, as a player would check it, move by move.

use std::collections::BTreeMap;

use nimlab::conversation::{Conversation, Input, Next, Reply, Shown};
use nimlab::document::Style;
use nimlab::game::{Board, Position, Rule, Turn};
use nimlab::play::{
    Computer, Difficulty, Match, Opponent, Play, Player, Review, Tournament, opponents, read_game,
};
use nimlab::render::{Terminal, terminal};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

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

fn ladders() -> impl Iterator<Item = (Opponent, Rule)> {
    [Rule::Normal, Rule::Misere].into_iter().flat_map(|rule| {
        let ladder = Opponent::ladder(rule).into_iter();
        ladder.map(move |opponent| (opponent, rule))
    })
}

fn taken(turn: &Turn) -> Taking {
    let mv = turn.only().expect("a turn changes one row");
    (mv.row, mv.take())
}

/// A board of up to four rows of up to 5, after a move on it where there was one.
fn reached(random: &mut Xoshiro256PlusPlus, rule: Rule) -> (Position, Option<Turn>) {
    let rows: Vec<u64> =
        (0..random.random_range(1..=4)).map(|_| random.random_range(0..=5)).collect();
    let before = Position::new(Board::from(rows), rule);
    let moves: Vec<_> = before.legal_moves().collect();
    if moves.is_empty() || random.random() {
        return (before, None);
    }
    let turn = Turn::from(moves[random.random_range(0..moves.len())]);
    (before.after_turn(&turn).unwrap(), Some(turn))
}

#[test]
fn each_move_is_one_that_its_rule_allows() {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(35);
    let mut computer = Computer::new(Difficulty::PERFECT, 35);
    for (opponent, rule) in ladders() {
        let mut moves = 0;
        while moves < 1_000 {
            let (position, last) = reached(&mut random, rule);
            let rows = position.board.rows();
            let by_rule = allowed(opponent, rows, rule, last.as_ref().map(taken));
            let chosen = computer.choose_as(opponent, &position, last.as_ref());
            assert_eq!(chosen.is_none(), by_rule.is_empty(), "{opponent:?} on {rows:?}");
            for mv in every_move(rows) {
                let turn = Turn::from(position.board.taking(mv.0, mv.1).unwrap());
                assert_eq!(
                    opponent.may_play(&position, last.as_ref(), &turn),
                    by_rule.contains(&mv),
                    "{opponent:?} on {rows:?} after {last:?}: {mv:?}"
                );
            }
            if let Some(turn) = chosen {
                assert!(by_rule.contains(&taken(&turn)), "{opponent:?} on {rows:?}: {turn:?}");
                moves += 1;
            }
        }
    }
}

/// A row is chosen first, each as likely as the next, and then a number.
#[test]
fn what_a_rule_allows_is_chosen_as_often_as_it_says() {
    const DRAWS: u32 = 20_000;
    let mut computer = Computer::new(Difficulty::PERFECT, 7);
    for (opponent, rule) in ladders() {
        for rows in [vec![5, 5, 2], vec![3, 1], vec![4, 3, 2, 1], vec![1, 1, 1]] {
            let position = Position::new(Board::from(rows.clone()), rule);
            let by_rule = allowed(opponent, &rows, rule, None);
            let mut drawn: BTreeMap<Taking, u32> = BTreeMap::new();
            for _ in 0..DRAWS {
                let turn = computer.choose_as(opponent, &position, None).unwrap();
                *drawn.entry(taken(&turn)).or_default() += 1;
            }
            let in_row = |row| by_rule.iter().filter(|mv| mv.0 == row).count();
            let chosen_rows = (1..=rows.len()).filter(|&row| in_row(row) > 0).count();
            for mv in &by_rule {
                let share = 1.0 / f64::from(u32::try_from(chosen_rows * in_row(mv.0)).unwrap());
                let expected = share * f64::from(DRAWS);
                let found = f64::from(drawn.get(mv).copied().unwrap_or_default());
                // Five times as far off as is usual, which the seed has been seen not to be.
                let tolerance = 5.0 * (expected * (1.0 - share)).sqrt();
                assert!(
                    (found - expected).abs() <= tolerance,
                    "{opponent:?} on {rows:?}: {mv:?} {found} times, not {expected}"
                );
            }
        }
    }
}

/// What a reply says, in one line.
fn written(reply: &Reply) -> String {
    const SHOWN: Terminal = plain(80);
    let said = reply.shown.iter().map(|shown| match shown {
        Shown::Message(document) => terminal(document, SHOWN),
        other => panic!("nothing is paged in a game: {other:?}"),
    });
    let said: String = said.collect();
    said.split_whitespace().collect::<Vec<_>>().join(" ")
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

/// Plays well to the end, and gives what was said last.
fn played(play: &mut Play) -> Reply {
    let mut reply = play.opening();
    let mut best = Computer::new(Difficulty::PERFECT, 1);
    loop {
        let turn = best.choose(play.so_far().position());
        reply = match (&reply.next, turn) {
            (Next::GoOn, _) => play.go_on(),
            (Next::Ask(_), Some(turn)) => {
                let (row, take) = taken(&turn);
                play.take(Input::Line(&format!("{row},{take}")))
            }
            _ => return reply,
        };
    }
}

#[test]
fn the_rule_is_asked_for_and_found() {
    for (opponent, rule) in ladders() {
        let rules = Opponent::by_their_rules(rule);
        // Their letters tell nothing of the ladder.
        let ladder = Opponent::ladder(rule);
        assert!(rules.len() == ladder.len() && rules != ladder);
        let played_again = || {
            let mut play = against(opponent, &[5, 4, 3, 2, 1], rule, 3);
            let asked = played(&mut play);
            assert!(matches!(asked.next, Next::Ask(_)), "the rule is asked for");
            (play, written(&asked))
        };
        let (mut play, asked) = played_again();
        has(&asked, &[&format!("By which rule does {} play?", opponent.name())]);
        for (other, letter) in rules.iter().zip('a'..) {
            let line = format!("- {letter}: {} {}", opponent.name(), other.plays());
            assert!(asked.contains(&line), "{line} in {asked}");
        }
        let own = rules.iter().position(|it| *it == opponent).unwrap();
        let wrong = |place: &usize| *place != own;
        for place in (0..rules.len()).filter(wrong) {
            let (mut play, _) = played_again();
            let letter = ('a'..).nth(place).unwrap();
            let reply = play.take(Input::Line(&format!("{letter})")));
            assert!(matches!(reply.next, Next::Ask(_)));
            let told = written(&reply);
            assert!(told.contains("No"), "{told}");
            assert!(!play.has_found_the_rule());
            // What speaks against a guess is a move that it does not allow.
            let game = play.so_far();
            let moves = game.moves();
            let fits = (1..moves.len()).step_by(2).all(|at| {
                let before = game.position_before(at);
                rules[place].may_play(&before, moves.get(at - 1), &moves[at])
            });
            assert_eq!(told.contains("would not have played"), !fits, "{told}");
            // Whoever tries one rule after the other finds none.
            for _ in 1..3 {
                assert!(matches!(reply.next, Next::Ask(_)));
                play.take(Input::Line(&letter.to_string()));
            }
            let letter = ('a'..).nth(own).unwrap().to_string();
            assert_eq!(play.take(Input::Line(&letter)).next, Next::Ended);
            assert!(!play.has_found_the_rule());
        }
        let odd = play.take(Input::Line("what?"));
        has(&written(&odd), &["Expected a letter from a to"]);
        let again = written(&play.take(Input::Line("moves")));
        assert!(asked.contains(again.trim()), "{again}");
        assert!(!again.contains("By which rule"), "{again}");
        for (number, turn) in (1..).zip(play.so_far().moves()) {
            let before = play.so_far().position_before(number - 1);
            let (row, take) = taken(turn);
            let line = format!("{} {row}, {take}", before.board);
            assert!(again.contains(&line), "{line} in {again}");
        }
        let letter = ('a'..).nth(own).unwrap().to_uppercase().to_string();
        let reply = play.take(Input::Line(&letter));
        assert_eq!(reply.next, Next::Ended);
        assert!(play.has_found_the_rule());
        let told = written(&reply);
        assert!(told.contains(opponent.plays()), "{told}");
    }
}

#[test]
fn a_game_that_shows_nothing_asks_for_no_rule() {
    for rows in [&[0, 0][..], &[1], &[2, 1]] {
        let mut play = against(Opponent::Perfect, rows, Rule::Normal, 1);
        let reply = played(&mut play);
        assert_eq!(reply.next, Next::Ended);
        assert!(written(&reply).contains("too short to show how Kara plays"));
    }
}

#[test]
fn a_rule_may_stay_open() {
    for line in ["", "quit", "I don't know"] {
        let mut play = against(Opponent::Copy, &[3, 2], Rule::Normal, 1);
        played(&mut play);
        let reply = play.take(Input::Line(line));
        assert_eq!(reply.next, Next::Ended, "{line}");
        assert!(!play.has_found_the_rule());
        let told = written(&reply);
        assert!(told.contains("The rule stays open"), "{told}");
        assert!(!told.contains(Opponent::Copy.plays()), "{told}");
    }
}

/// A computer of any other name, and an opponent on a board that is not Nim, plays as it always has.
#[test]
fn only_those_on_the_ladder_play_by_a_rule() {
    let opponent = |name: &str| Player::named(name).unwrap().opponent();
    assert_eq!(opponent("Computer Ben"), Some(Opponent::Copy));
    assert_eq!(opponent("computer BEN"), Some(Opponent::Copy));
    for name in ["Clever Computer", "Computer", "Ben", "Ben Computer", "Computer Benjamin"] {
        assert_eq!(opponent(name), None, "{name}");
    }
    let players = [Player::named("You").unwrap(), Player::computer(Opponent::Copy)];
    let kayles =
        Match::new(players, nimlab::question::parse_board("kayles 5").unwrap(), Rule::Normal);
    assert_eq!(kayles.opponent_of_a_person(), None);
}

#[test]
fn a_review_tells_the_move_that_gave_an_opponent_away() {
    for (opponent, rule) in ladders() {
        for seed in 0..20 {
            let mut play = against(opponent, &[7, 5, 3, 1], rule, seed);
            played(&mut play);
            let review = Review::of(play.so_far()).revealing_the_rule();
            assert_eq!(review.revealed, Some(opponent));
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
fn a_tournament_is_the_same_from_the_same_seed_and_counts_every_game() {
    for rule in [Rule::Normal, Rule::Misere] {
        let play = |seed| {
            let boards = Tournament::boards(40, seed);
            Tournament::play(opponents(rule, seed), rule, &boards, seed)
        };
        let played = play(9);
        assert_eq!(played, play(9));
        assert_ne!(played, play(10));
        let told: serde_json::Value = serde_json::from_str(&played.to_json()).unwrap();
        let standings = told["standings"].as_array().unwrap();
        let sum = |field: &str| -> u64 {
            let all = standings.iter().map(|it| it[field].as_u64().unwrap());
            all.sum()
        };
        let players = Opponent::ladder(rule).len() as u64;
        assert_eq!(sum("games"), players * (players - 1) * 2 * 40);
        assert_eq!(sum("games"), 2 * sum("won"));
        for standing in standings {
            let [chances, mistakes] =
                ["chances", "mistakes"].map(|it| standing[it].as_u64().unwrap());
            assert!(mistakes <= chances);
            if standing["player"] == "Kara" {
                assert_eq!(mistakes, 0);
                assert_eq!(standing["won"], standings[0]["won"], "nobody wins more");
            } else {
                assert!(mistakes > 0, "{standing}");
            }
        }
        // Each game can be read again, and its moves are what the players would play.
        let games = told["games"].as_array().unwrap();
        assert_eq!(games.len() as u64, sum("games") / 2);
        for game in games.iter().step_by(97) {
            let rows = game["board"].as_array().unwrap().iter();
            let rows: Vec<String> = rows.map(ToString::to_string).collect();
            let moves = game["moves"].as_array().unwrap().iter().enumerate();
            let moves = moves.map(|(at, mv)| {
                let name = game["players"][at % 2].as_str().unwrap();
                format!("Computer {name}: {}\n", mv.as_str().unwrap())
            });
            let text = format!("board {}\n{}", rows.join(" "), moves.collect::<String>());
            let read = read_game("game", &text, rule).unwrap();
            let winner = read.player(read.winner().expect("it was played to its end"));
            let name = winner.opponent().unwrap().name();
            assert_eq!(game["winner"], name, "{text}");
        }
        let csv = played.to_csv();
        assert_eq!(csv.lines().count(), standings.len() + 1);
        assert!(csv.lines().all(|line| line.split(',').count() == 7), "{csv}");
    }
}

/// What a command prints that keeps its progress in this folder.
fn printed(state: &std::path::Path, arguments: &str, typed: &str) -> String {
    let output = assert_cmd::Command::new(env!("CARGO_BIN_EXE_nimlab"))
        .args(arguments.split(' '))
        .env("XDG_STATE_HOME", state)
        .write_stdin(typed)
        .output()
        .unwrap();
    assert!(output.status.success(), "{arguments}");
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn a_rule_is_told_once_it_is_found_and_misere_play_has_a_ladder_of_its_own() {
    let state = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("ladders");
    let _ = std::fs::remove_dir_all(&state);
    std::fs::create_dir_all(&state).unwrap();
    let written = state.join("game.txt");
    std::fs::write(&written, "board 3 3\nYou: 1,1\nComputer Mia: 2,3\nYou: 1,2\n").unwrap();
    let review = format!("play --review {}", written.display());
    let told = |text: String| text.contains(Opponent::Anything.plays());
    assert!(!told(printed(&state, &review, "")));
    let letter = |rule| {
        let rules = Opponent::by_their_rules(rule);
        let own = rules.iter().position(|it| *it == Opponent::Anything);
        ('a'..).nth(own.unwrap()).unwrap()
    };
    let moves = "1,1\n2,1\n3,1\n4,1\n5,1\n6,1\n".repeat(3);
    let board = "play --against Mia --seed 4 --board 1 1 1 1 1 1";
    let played = printed(&state, board, &format!("{moves}{}\n", letter(Rule::Normal)));
    assert!(played.contains("The rule of Mia") || played.contains("Expected a letter"), "{played}");
    let list = printed(&state, "play --against list", "");
    let misere = printed(&state, "play --misere --against list", "");
    let found = |list: &str| list.contains(Opponent::Anything.plays());
    assert!(found(&list) && !found(&misere), "{list}{misere}");
    assert!(told(printed(&state, &review, "")));
}
