//! `nimlab play --review`: games read back from what was written down, and what is said about them.

use std::fs;
use std::path::{Path, PathBuf};

use nimlab::game::{Board, Rule, Turn, bouton};
use nimlab::play::{Computer, Difficulty, Match, Player, Review, Side, Worth, read_game};
use nimlab::question::Generator;
use serde_json::Value;

use crate::golden::compare;
use crate::play::play;
use crate::support::search::GAMES;

/// The lab sheet's sample opening: two blunders.
const SAMPLE: &str = "board 5 4 5 2 3\nAlice: 3, 2\nBob: 1, 5\n";

fn json(arguments: &[&str], input: impl Into<Vec<u8>>) -> Value {
    let (code, stdout, stderr) = play(&[arguments, &["--format", "json"]].concat(), input);
    assert_eq!(code, 0, "{stderr}");
    serde_json::from_str(&stdout).unwrap()
}

fn file(name: &str, content: &[u8]) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("play_review");
    fs::create_dir_all(&folder).unwrap();
    let path = folder.join(name);
    fs::write(&path, content).unwrap();
    path
}

#[test]
fn reviews_look_as_they_always_have() {
    for (name, arguments) in [
        ("review.txt", vec!["--review"]),
        ("review.md", vec!["--review", "-", "--format", "markdown", "--depth", "1"]),
        ("review.json", vec!["--review", "--format", "json", "--depth", "1"]),
        ("review-conclusion.txt", vec!["--review", "--depth", "0"]),
        ("review-misere.txt", vec!["--review", "--misere", "--ascii", "--width", "60"]),
    ] {
        let (code, stdout, stderr) = play(&arguments, SAMPLE);
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
                let expected = if left_lost(turn.mv.only().unwrap()) {
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

/// Texts that are games, each below a line with what is read of it.
const READ: &str = include_str!("read_games.txt");

#[test]
fn a_game_is_read_however_it_is_written() {
    for game in READ.split("\n## ").skip(1) {
        let (expected, text) = game.split_once('\n').unwrap();
        let text = text.replace('␛', "\u{1b}").replace('⇥', "\t");
        for text in [format!("\u{feff}{}", text.replace('\n', "\r\n")), text] {
            let game = read(&text);
            let rule = ["normal", "misère"][usize::from(game.rule() == Rule::Misere)];
            let read = format!("{rule}, {}: {}", game.start().board, moves(&text));
            assert_eq!(read, expected, "{text}");
        }
    }
    let utf16: Vec<u8> =
        std::iter::once(0xFEFF).chain(SAMPLE.encode_utf16()).flat_map(u16::to_le_bytes).collect();
    let path = file("utf-16.txt", &utf16);
    let review = json(&["--review", path.to_str().unwrap()], "");
    assert_eq!(review["mistakes"], serde_json::json!([1, 2]));
}

fn read(text: &str) -> Match {
    read_game("game.txt", text, Rule::Normal).unwrap_or_else(|why| panic!("{text}\n{why}"))
}

/// The players' names and the moves that are read from a text: "Alice 1,1; Bob 2,2".
fn moves(text: &str) -> String {
    let game = read(text);
    let moves = game.moves().iter().filter_map(Turn::only).enumerate();
    let moves = moves.map(|(turn, mv)| {
        let side = [Side::First, Side::Second][turn % 2];
        format!("{} {},{}", game.player(side).name(), mv.row, mv.take())
    });
    moves.collect::<Vec<_>>().join("; ")
}

/// One move in whatever words, and then what may stand before it.
const SAID: &str = include_str!("said_in_games.txt");

#[test]
fn a_move_is_read_in_whatever_words_and_by_whomever() {
    let (lines, between) = SAID.split_once("\n\n").unwrap();
    for line in lines.lines() {
        for between in ["", "\n"].into_iter().chain(between.lines()) {
            let text = format!("board 3 4\nAlice: 1, 1\n{between}\n{line}\n");
            let bob = if line.starts_with('b') { "bob" } else { "Bob" };
            assert_eq!(moves(&text), format!("Alice 1,1; {bob} 2,2"), "{text}");
        }
    }
}

/// The program of the lab sheet prints the boards, asks people, and tells every move.
#[test]
fn what_the_program_of_the_lab_sheet_prints_is_read() {
    let typed = |prompt: &str, typed: &str, told: bool| {
        let told = if told { "Alice makes a move 1 1\n" } else { "" };
        format!(
            "Nim:\n1: X X X\n2: X X X X\n{prompt}{typed}{told}Nim:\n1: X X\n2: X X X X\nComputer 1 makes a move 2 2\nNim:\n1: X X\n2: X X\n"
        )
    };
    let expected = "Alice 1,1; Computer 1 2,2";
    for prompt in [
        "Alice: row, elements? ",
        "Alice, what is your move (row, elements)? ",
        "Alice's move? ",
        "Alice: row, elements > ",
        "Alice, enter row and elements: ",
        "Alice: ",
    ] {
        assert_eq!(moves(&typed(prompt, "1, 1\n", true)), expected, "{prompt}");
        assert_eq!(moves(&typed(prompt, "1, 1\n", false)), expected, "{prompt}");
        if prompt != "Alice: " {
            // Through a pipe nothing of what is typed is seen, and a prompt ends no line.
            assert_eq!(moves(&typed(prompt, "", true)), expected, "{prompt}");
            let refused = format!("9, 9\n{prompt}1, 1\n");
            assert_eq!(moves(&typed(prompt, &refused, true)), expected, "{prompt}");
        }
    }
}

/// Texts that are refused, each below a line that says where and with which words.
const REFUSED: &str = include_str!("refused_games.txt");

#[test]
fn errors_name_the_file_the_line_and_what_was_expected() {
    let long = [
        format!("1: 1001 rows: expected at most 1000\nboard{}\n", " 1".repeat(1001)),
        format!("2: expected at most 30\nboard 5\n{}: 1, 1\n", "x".repeat(31)),
    ];
    let written = REFUSED.split("\n## line ").skip(1);
    for refused in written.chain(long.iter().map(String::as_str)) {
        let (told, text) = refused.split_once('\n').unwrap();
        let (line, expected) = told.split_once(": ").unwrap();
        let path = file("refused.txt", text.as_bytes());
        let name = path.to_str().unwrap();
        for (read, typed, place) in [(name, "", name), ("-", text, "standard input")] {
            let (code, stdout, stderr) = play(&["--review", read], typed);
            assert_eq!((code, &stdout[..]), (2, ""), "{text:?}");
            let place = format!("error: {place}, line {line}: ");
            assert!(stderr.starts_with(&place) && stderr.contains(expected), "{text:?}: {stderr}");
        }
    }
    let (code, _, stderr) = play(&["--review", "no-such-file.txt"], "");
    let told = "'no-such-file.txt' does not exist: expected a game";
    assert!(code == 2 && stderr.contains(told), "{stderr}");
}

#[test]
fn nothing_that_is_no_game_does_more_than_call_forth_a_message() {
    let flood = "9".repeat(1_000_000);
    let lines = "board 5\n".repeat(50_000);
    for nonsense in [
        vec![0; 100_000],
        vec![0xFF; 100_000],
        flood.clone().into_bytes(),
        format!("board {flood}").into_bytes(),
        format!("board 5 4\nAlice: {flood}, 1").into_bytes(),
        format!("{flood}: 1, 1").into_bytes(),
        lines.into_bytes(),
        ":\n::\n: 1, 1\nNim:\n1:".as_bytes().to_vec(),
    ] {
        let (code, _, stderr) = play(&["--review"], nonsense);
        assert_eq!(code, 2);
        assert!(stderr.len() < 400, "{stderr}");
    }
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
            7 => "board lasker 2".to_owned(),
            8 => "Nim:".to_owned(),
            9 => "Lasker:".to_owned(),
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

/// The transcript of any game, however it is printed, is read as the same game: a law, tried on many games.
#[test]
fn the_transcript_of_a_game_is_read_as_that_game() {
    const LARGEST: &str = "octal:0.77 18446744073709551615 + nim 45";
    let mut generator = Generator::new(11);
    let players = [
        ["Alice", "Bob"],
        ["Alice", "Sleepy Computer"],
        ["computer", "Z: * Zoë_"],
        ["computer", "computer"],
        ["board 5", "Player 1"],
        ["A player of a very long name..", "> Nim"],
        ["Lasker", "computer: grundy"],
        ["Grundy", "Nim"],
    ];
    let looks: [&[&str]; 7] = [
        &[],
        &["--format", "markdown"],
        &["--ascii", "--width", "40"],
        &["--color", "always"],
        &["--coach", "--names", "lab"],
        &["--width", "40", "--depth", "3"],
        &["--depth", "0", "--width", "57"],
    ];
    let every_take = (1..40).map(|take: u64| take.to_string()).collect::<Vec<_>>();
    for number in 0..224 {
        let board = match number % 20 {
            0 => LARGEST.to_owned(),
            1 => format!("subtract:{} 50", every_take.join(",")),
            2 => format!("octal:4.{} 9 7", "01234567".repeat(5)),
            _ => some_board(&mut generator),
        };
        let mut typed = typed(&mut generator);
        let mut arguments = players[number % 8].to_vec();
        if board == LARGEST {
            // A computer would need too long on it.
            arguments = vec!["Alice", "Bob"];
            typed = format!("1=9223372036854775806+9223372036854775807\nwhy\nundo\n{typed}quit\n");
        }
        arguments.extend(["--board", &board, "--seed", "5", "--difficulty", "30"]);
        if board.contains(',') && !board.contains(' ') && generator.index(2) == 0 {
            arguments.push("--misere");
        }
        let played = json(&arguments, &typed[..]);
        arguments.extend(looks[number % 7]);
        let (code, transcript, stderr) = play(&arguments, &typed[..]);
        assert_eq!((code, &stderr[..]), (0, ""), "{arguments:?}");
        let read = json(&["--review"], transcript.clone());
        for field in ["rule", "board", "parts", "moves", "winner", "mistakes", "deciding_mistake"] {
            let plain = |value: &Value| value.to_string().replace("\\\\", "");
            let mut expected = plain(&played[field]);
            if looks[number % 7].contains(&"--ascii") {
                expected = nimlab::render::to_ascii(&expected).replace("\\u", "u");
            }
            assert_eq!(
                plain(&read[field]).replace("\\u", "u"),
                expected,
                "{field} of {arguments:?}\n{transcript}"
            );
        }
    }
}
