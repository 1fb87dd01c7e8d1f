//! Where the rows of a game stand in the lanes that it began with.

use serde_json::{Value, json};
use wasm::Desk;

use super::desk::asked;

/// Whatever is played, the rows of the engine stand in the lanes that the game began with, just where nothing has fallen.
#[test]
fn rows_stand_in_their_lanes() {
    let mut desk = Desk::default();
    for words in ["kayles 12 5", "dawson 11", "kayles 9 + grundy 9 + nim 4", "kayles 5 70"] {
        let mut turns: Vec<Value> = Vec::new();
        for step in 3_usize.. {
            let request = json!({"ask": "board", "words": words, "turns": turns});
            let board = &asked(&mut desk, &request)["board"];
            let lanes = board["lanes"].as_array().unwrap().iter();
            let lanes = lanes.map(|lane| serde_json::from_value::<Vec<u64>>(lane.clone()).unwrap());
            let rows = board["rows"].as_array().unwrap();
            for (lane, fell) in (1..).zip(lanes).filter(|(_, fell)| !fell.is_empty()) {
                let mut stands = vec![false; fell.len()];
                for row in rows.iter().filter(|row| row["lane"] == lane) {
                    let number = |name: &str| usize::try_from(row[name].as_u64().unwrap()).unwrap();
                    let run = &mut stands[number("first")..][..number("counters")];
                    assert!(run.iter().all(|stands| !stands), "{words} {turns:?}");
                    run.fill(true);
                }
                let standing: Vec<bool> = fell.iter().map(|&turn| turn == 0).collect();
                assert_eq!(stands, standing, "{words} {turns:?}");
            }
            let rows = rows.iter().filter_map(|row| row["moves"].as_array());
            let moves: Vec<&Value> = rows.flatten().collect();
            let Some(mv) = moves.get(step * 7 % moves.len().max(1)) else {
                break;
            };
            turns.push(mv["say"].clone());
        }
    }
}
