//! `nimlab verify --game`: the values against a search, and the search against another one.

use nimlab::game::{Game, Rule, Sums};
use serde_json::{Value, json};

use super::plain_search::{GAMES, Search};
use super::worked_out;
use crate::program::{run, words};

fn verify(arguments: &str) -> (i32, String, String) {
    run(&[&["verify"], &words(arguments)[..]].concat(), "")
}

#[test]
fn the_search_agrees_with_another_one() {
    for game in [&["nim"], &GAMES[..]].concat() {
        let sums = Sums::new(game.parse::<Game>().unwrap(), 3, 5).unwrap();
        let mut search = Search::of(Rule::Normal);
        let mut seen = 0;
        let see = |heaps: &[u32], won: bool| {
            let heaps: Vec<(String, u64)> =
                heaps.iter().map(|&size| (game.to_owned(), size.into())).collect();
            assert_eq!(won, search.wins(&heaps), "{heaps:?}");
            seen += 1;
        };
        sums.search(Rule::Normal, see, |_| {});
        assert_eq!(seen, sums.count());
    }
}

#[test]
fn values_and_search_agree_in_every_game() {
    for game in [&["nim"], &GAMES[..]].concat() {
        let (code, stdout, stderr) =
            verify(&format!("--game {game} --rows 3 --max 6 --format json"));
        assert_eq!((code, &stderr[..]), (0, ""), "{game}");
        let told: Value = serde_json::from_str(&stdout).unwrap();
        assert_eq!(told["disagreements"], json!(0), "{game}");
        assert!(told["positions"].as_u64().unwrap() >= 84, "{game}: {told}");
        if game != "nim" {
            let reached = worked_out::sums(game, 3, 6) as u64;
            assert_eq!(told["positions"], json!(reached), "{game}");
        }
        assert_eq!(told["rule"], json!("normal"));
        let written = (game != "nim").then_some(game);
        assert_eq!(told["game"].as_str(), written);
        let (code, stdout, _) = verify(&format!("--game {game} --rows 2 --max 4"));
        assert_eq!(code, 0);
        assert!(stdout.contains("agree on every one"), "{stdout}");
        let told = stdout.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(told.contains("nothing about larger boards"), "{stdout}");
        let is_bouton = stdout.contains("Bouton");
        assert_eq!(is_bouton, game == "nim", "{stdout}");
    }
    let (_, of_nim, _) = verify("--game nim --rows 3 --max 4");
    assert_eq!(of_nim, verify("--rows 3 --max 4").1);
    let (code, _, _) = verify("--game nim --misere --rows 2 --max 4");
    assert_eq!(code, 0);
}
