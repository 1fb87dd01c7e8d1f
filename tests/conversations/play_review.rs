//! `nimlab play --record` and `--review`: a game that was recorded is read back, and what is said about it.

use std::fs;

use course::play::{Computer, Difficulty, Match, Player, Review, Worth};
use explain::question::Generator;
use serde_json::Value;
use theory::{Board, Rule, bouton};

use crate::conversations::play::play;
use crate::golden::compare;
use crate::program::folder;
use crate::support::search::GAMES;

/// The lab sheet's sample opening: two blunders.
const SAMPLE: &str = "first Alice\nsecond Bob\nrule normal\nboard 5 4 5 2 3\nmove 3,2\nmove 1,5\n";

fn json(arguments: &[&str], input: impl Into<Vec<u8>>) -> Value {
    let (code, stdout, stderr) = play(&[arguments, &["--format", "json"]].concat(), input);
    assert_eq!(code, 0, "{stderr}");
    serde_json::from_str(&stdout).unwrap()
}

/// The path of a file with this in it, in a folder of the test's own.
fn file(name: &str, content: &[u8]) -> String {
    let path = folder(format!("play_review_{name}")).join(name);
    fs::write(&path, content).unwrap();
    path.display().to_string()
}

#[test]
fn reviews_look_as_they_always_have() {
    for (name, arguments) in [
        ("review.txt", vec!["--review", "-"]),
        ("review.md", vec!["--review", "-", "--format", "markdown", "--depth", "1"]),
        ("review.json", vec!["--review", "-", "--format", "json", "--depth", "1"]),
        ("review-conclusion.txt", vec!["--review", "-", "--depth", "0"]),
        ("review-misere.txt", vec!["--review", "-", "--ascii", "--width", "60"]),
    ] {
        let misere = SAMPLE.replace("normal", "misere");
        let sample = if name.contains("misere") { &misere } else { SAMPLE };
        let (code, stdout, stderr) = play(&arguments, sample);
        assert_eq!((code, &stderr[..]), (0, ""));
        compare(format!("play/{name}"), stdout);
    }
}

#[test]
fn what_each_move_was_worth_agrees_with_the_theory() {
    let players = ["A", "B"].map(|name| Player::named(name).unwrap());
    for seed in 0..200 {
        for rule in [Rule::Normal, Rule::Misere] {
            let mut computer = Computer::new(Difficulty::percent(40).unwrap(), seed);
            let mut game =
                Match::new(players.clone(), Board::from([seed % 5, 3, seed % 7, 1]), rule);
            while let Some(mv) = computer.choose(game.position()) {
                game.play(mv).unwrap();
            }
            let review = Review::of(&game);
            for (turn, before) in review.turns_with_positions() {
                let left_lost = |mv| !bouton(before.after(mv).unwrap().board.rows(), rule);
                let expected = if left_lost(turn.mv) {
                    Worth::Winning
                } else if before.legal_moves().any(left_lost) {
                    Worth::Mistake
                } else {
                    Worth::NoWinningMove
                };
                assert_eq!(turn.worth, expected, "{before:?}: {:?}", turn.mv);
            }
            // Who lost made the last mistake, or else never could have won.
            let decided = review.deciding_mistake().map(|turn| turn.side.other());
            assert!(decided.is_none_or(|side| game.winner() == Some(side)));
        }
    }
}

#[test]
fn a_record_is_read_in_any_encoding() {
    let utf16: Vec<u8> =
        std::iter::once(0xFEFF).chain(SAMPLE.encode_utf16()).flat_map(u16::to_le_bytes).collect();
    for bytes in [utf16, SAMPLE.replace('\n', "\r\n").into_bytes()] {
        let review = json(&["--review", &file("encoded.txt", &bytes)], "");
        assert_eq!(review["mistakes"], serde_json::json!([1, 2]));
    }
}

/// Lines of records, parted by a semicolon; the line that is named, and what is said of it.
const REFUSED: &str = "
board 5 4 | 1 | expected first and a name
first Ann; move 1,1 | 2 | expected second and a name
first Ann; second Bob; rule other | 3 | expected normal or misere
first Ann; second xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx | 2 | expected at most 30
first Ann; second Bob; rule normal; board 5 x | 4 | 'x'
first Ann; second Bob; rule normal | 4 | expected board and its rows
first Ann; second Bob; rule normal; board 5 4; move 9,1 | 5 | there is no row 9
first Ann; second Bob; rule normal; board 5 4; move 1,1; Bob: 2,2 | 6 | such as move 3,2
first Ann; second Bob; rule normal; board 1; move 1,1; move 1,1 | 6 | the game is over
first Ann; second Bob; rule normal; board 1; lost slept; move 1,1 | 6 | lost already
first Ann; second Bob; rule normal; board grundy 4 2; move 2=1+1 | 5 | choose another row
";

#[test]
fn errors_name_the_file_the_line_and_what_was_expected() {
    for refused in REFUSED.trim().lines() {
        let cells: Vec<&str> = refused.split(" | ").collect();
        let text = cells[0].replace("; ", "\n") + "\n";
        let name = &*file("refused.txt", text.as_bytes());
        for (read, typed, place) in [(name, "", name), ("-", &*text, "standard input")] {
            let (code, stdout, stderr) = play(&["--review", read], typed);
            assert_eq!((code, &stdout[..]), (2, ""), "{text:?}");
            let place = format!("error: {place}, line {}: ", cells[1]);
            assert!(stderr.starts_with(&place) && stderr.contains(cells[2]), "{text:?}: {stderr}");
        }
    }
    let flood = format!("first A\nsecond B\nrule normal\nboard {}", "9".repeat(1_000_000));
    let (code, _, stderr) = play(&["--review", "-"], flood);
    assert!(code == 2 && stderr.len() < 400, "{stderr}");
    let (code, _, stderr) = play(&["--review", "no-such-file.txt"], "");
    assert!(code == 2 && stderr.contains("'no-such-file.txt' does not exist"), "{stderr}");
    let (code, _, stderr) = play(&["--record", "no/such/folder/game.txt"], "");
    assert!(code == 2 && stderr.contains("cannot be written"), "{stderr}");
}

/// What somebody might type in the course of a game, sense and nonsense.
fn typed(generator: &mut Generator) -> String {
    let mut typed = String::new();
    for _ in 0..generator.number(0, 40) {
        let (row, take) = (generator.number(1, 4), generator.number(0, 4));
        let line = match generator.number(0, 20) {
            0 => "hint".to_owned(),
            1 => "why".to_owned(),
            2..=4 => "undo".to_owned(),
            5 => "Alice: 1, 1".to_owned(),
            6 => "board 1 2 3".to_owned(),
            7 => "board grundy 3".to_owned(),
            8 => "Nim:".to_owned(),
            9 => "Grundy:".to_owned(),
            10 => "x y: 1, 2 Player 1: z Taken back: 3 moves Bob: 1, 1".to_owned(),
            11 => format!("{row}="),
            12 => format!("split row {row} into 1 and 2"),
            13 | 14 => format!("{row}={}+{take}", generator.number(1, 4)),
            _ => format!("{row},{take}"),
        };
        typed += &line;
        typed.push('\n');
    }
    typed
}

/// Three rows of Nim, now and then as large as can be, or three heaps of other games and of Nim.
fn some_board(generator: &mut Generator) -> String {
    let is_nim = generator.index(2) == 0;
    let row = |_| match (is_nim, generator.index(13)) {
        (true, 0) => u64::MAX.to_string(),
        (true, 1) => "45".to_owned(),
        (true, size) => (size % 6).to_string(),
        (false, at) => {
            let game = GAMES.get(at).unwrap_or(&"nim");
            format!("{game} {}", generator.number(0, 7))
        }
    };
    let rows: Vec<String> = (0..3).map(row).collect();
    rows.join(if is_nim { "," } else { " + " })
}

/// The record of any game is read as the same game: a law, tried on many games.
#[test]
fn the_record_of_a_game_is_read_as_that_game() {
    let mut generator = Generator::new(11);
    let players = [
        ["Alice", "Bob"],
        ["Alice", "Sleepy Computer"],
        ["computer", "Z: * Zoë_"],
        ["computer", "computer"],
        ["board 5", "Player 1"],
        ["A player of a very long name..", "> Nim"],
    ];
    let path = &*file("record.txt", b"");
    for number in 0..36 {
        let board = some_board(&mut generator);
        let typed = typed(&mut generator);
        let mut arguments = players[number % players.len()].to_vec();
        arguments.extend(["--board", &board, "--seed", "5", "--difficulty", "30"]);
        arguments.extend(["--record", path]);
        if board.contains(',') && !board.contains(' ') && generator.index(2) == 0 {
            arguments.push("--misere");
        }
        let mut played = json(&arguments, &typed[..]);
        played["seed"] = Value::Null;
        assert_eq!(json(&["--review", path], ""), played, "{arguments:?}");
    }
}
