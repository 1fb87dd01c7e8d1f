//! A game as a value: its words name it again, and its board is what its turns leave.

use explain::question::Generator;
use serde_json::{Value, json};

use super::returned;

/// A board of Nim after random turns, and what they leave.
struct Played {
    game: Value,
    left: Vec<u64>,
}

fn played(seed: u64) -> Played {
    let mut chance = Generator::new(seed);
    let rows = chance.number(1, 8);
    let begun: Vec<u64> = (0..rows).map(|_| chance.number(0, 20)).collect();
    let (mut left, mut turns) = (begun.clone(), Vec::new());
    for _ in 0..chance.number(0, 12) {
        let row = usize::try_from(chance.number(0, rows - 1)).unwrap();
        if left[row] > 0 {
            let take = chance.number(1, left[row]);
            left[row] -= take;
            turns.push(format!("{},{take}", row + 1));
        }
    }
    let words: Vec<String> = begun.iter().map(u64::to_string).collect();
    let is_of_two = chance.number(0, 1) == 1;
    let game = json!({
        "board": words.join(" "), "misere": chance.number(0, 1) == 1, "turns": turns, "first": chance.number(0, 1) == 1,
        "against": if is_of_two { "person" } else { "computer" }, "level": if is_of_two { 100 } else { chance.number(0, 100) },
        "seed": 7, "coach": false, "challenge": chance.number(0, 1) == 1,
    });
    Played { game, left }
}

fn all_played() -> Vec<Played> {
    (0..300).map(played).collect()
}

#[test]
fn the_words_of_a_game_name_it_again() {
    let mut games: Vec<Value> = all_played().into_iter().map(|played| played.game).collect();
    for (board, turns) in
        [("kayles 7 + nim 3 4", json!(["1=2+3", "2,1"])), ("grundy 20000", json!(["1=135+19865"]))]
    {
        let mut game = games[0].clone();
        game["board"] = json!(board);
        game["turns"] = turns;
        games.push(game);
    }
    let named = returned("match.wordsOf", &games, |game| json!([game, true]));
    let read = returned("match.gameOf", &named, |(_, words)| {
        let rest = words.as_str().unwrap().strip_prefix("play");
        json!([rest.expect("it is one to be played"), 7])
    });
    for ((game, words), read) in read {
        assert_eq!(read, **game, "{words}");
    }
}

#[test]
fn a_board_is_what_the_turns_leave() {
    let all = all_played();
    for (played, now) in returned("match.plainGame", &all, |played| json!([played.game, "rule"])) {
        if played.game["misere"] == true {
            assert!(now.is_null(), "misère play is for the engine");
            continue;
        }
        let board = &now["board"];
        let says = |turn: &Value| turn["say"].clone();
        let turns = now["turns"].as_array().unwrap().iter().map(says);
        assert_eq!(turns.collect::<Vec<_>>(), *played.game["turns"].as_array().unwrap());
        let rows = board["rows"].as_array().unwrap();
        let sizes: Vec<u64> = rows.iter().map(|row| row["counters"].as_u64().unwrap()).collect();
        assert_eq!(sizes, played.left, "{}", played.game);
        let is_over = played.left.iter().all(|&size| size == 0);
        assert_eq!(board["is_over"], is_over, "{}", played.game);
        for (row, size) in rows.iter().zip(&sizes) {
            assert_eq!(row["moves"].as_array().unwrap().len() as u64, *size);
        }
    }
}

/// A turn that cannot be made, and what is no plain Nim, is for the engine to judge.
#[test]
fn of_what_is_not_plain_there_is_no_board() {
    let game = |board: &str, turns: Value| {
        let mut game = played(1).game;
        game["board"] = json!(board);
        game["turns"] = turns;
        game
    };
    let cases = [
        game("kayles 7", json!([])),
        game("1000", json!([])),
        game("3 4", json!(["1,4"])),
        game("3 4", json!(["3,1"])),
        game("3 4", json!(["1,0"])),
        game("3 4", json!(["nonsense"])),
    ];
    for (game, board) in returned("match.plainGame", &cases, |game| json!([game, "rule"])) {
        assert!(board.is_null(), "{game}: {board}");
    }
}
