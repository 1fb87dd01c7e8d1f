//! `nimlab play`: how the computer plays, who wins, and what a person meets at the prompt.
//!
//! After a change that is meant to show, `SNAPSHOTS=overwrite cargo test --test play` writes the transcripts anew.

use std::path::Path;

use assert_cmd::Command;
use nimlab::nim::{Board, Move, Rule, mover_wins, winning_moves};
use nimlab::play::{Computer, Difficulty, Game, Player, Side, told_apart};
use snapbox::Data;

const RULES: [Rule; 2] = [Rule::Normal, Rule::Misere];

fn play(arguments: &[&str], typed: impl Into<Vec<u8>>) -> (i32, String, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_nimlab"))
        .arg("play")
        .args(arguments)
        .env_clear()
        .write_stdin(typed)
        .output()
        .unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (
        output.status.code().unwrap(),
        text(output.stdout),
        text(output.stderr),
    )
}

fn words(line: &str) -> Vec<&str> {
    line.split_whitespace().collect()
}

fn game(board: &Board, rule: Rule) -> Game {
    let players = ["First", "Second"].map(|name| Player::named(name).unwrap());
    Game::new(players, board.clone(), rule)
}

fn computer(percent: u8, seed: u64) -> Computer {
    Computer::new(Difficulty::percent(percent).unwrap(), seed)
}

/// Plays to the end and tells who won by counting moves, not by asking the game.
fn winner_of(board: &Board, rule: Rule, mut players: [Computer; 2]) -> Side {
    let mut game = game(board, rule);
    let mut moves = 0;
    while let Some(mv) = players[moves % 2].choose(game.board(), rule) {
        game.play(mv).unwrap();
        moves += 1;
    }
    assert!(game.board().is_empty());
    let second_moved_last = moves.is_multiple_of(2);
    let first_wins = second_moved_last == (rule == Rule::Misere);
    let winner = if first_wins {
        Side::First
    } else {
        Side::Second
    };
    assert_eq!(game.winner(), Some(winner));
    winner
}

/// Every board of up to three rows of up to 4, and some larger ones.
fn boards() -> Vec<Board> {
    let mut boards = vec![Board::from([5, 4, 3, 2, 1]), Board::from([7, 7, 1, 1])];
    for a in 0..=4 {
        for b in 0..=4 {
            boards.extend((0..=4).map(|c| Board::from([a, b, c])));
        }
    }
    boards
}

#[test]
fn the_computer_at_100_never_loses_from_a_winning_position() {
    for (board, rule) in boards().iter().flat_map(|b| RULES.map(|rule| (b, rule))) {
        for (opponent, seeds) in [(0, 12), (50, 4), (100, 4)] {
            for seed in 0..seeds {
                let (perfect, other) = (computer(100, seed), computer(opponent, seed + 1000));
                let (players, side) = if mover_wins(board.rows(), rule) {
                    ([perfect, other], Side::First)
                } else {
                    ([other, perfect], Side::Second)
                };
                assert_eq!(
                    winner_of(board, rule, players),
                    side,
                    "{board} {rule:?} {seed}"
                );
            }
        }
    }
}

/// From a winning position the computer at 100 plays every winning move now and then, and no other.
#[test]
fn the_computer_at_100_knows_every_winning_move() {
    for (rows, rule) in [
        ([5, 4, 3, 2, 1], Rule::Normal),
        ([0, 1, 1, 1, 1], Rule::Misere),
    ] {
        let board = Board::from(rows);
        let mut computer = computer(100, 3);
        let mut chosen: Vec<Move> = (0..200)
            .map(|_| computer.choose(&board, rule).unwrap())
            .collect();
        chosen.sort();
        chosen.dedup();
        assert_eq!(chosen, winning_moves(&board, rule));
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
    let board = Board::from([5, 0, 1, 3]);
    let mut computer = computer(0, 2024);
    let mut counts = std::collections::BTreeMap::<Move, u32>::new();
    for _ in 0..GAMES {
        let mv = computer.choose(&board, Rule::Normal).unwrap();
        *counts.entry(mv).or_default() += 1;
    }
    assert_eq!(counts.len(), 9);
    let chi_square: f64 = counts
        .iter()
        .map(|(mv, &seen)| {
            let size = u32::try_from(board.row(mv.row).unwrap()).unwrap();
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
    let board = Board::from([1000]);
    let mut computer = computer(30, 5);
    let well = (0..TURNS)
        .filter(|_| computer.choose(&board, Rule::Normal).unwrap().take == 1000)
        .count();
    let share: f64 = 0.3 + 0.7 / 1000.0;
    let expected = f64::from(TURNS) * share;
    let deviation = (expected * (1.0 - share)).sqrt();
    let off = (f64::from(u32::try_from(well).unwrap()) - expected).abs();
    assert!(off < 5.0 * deviation, "{well} of {TURNS}");
}

#[test]
fn games_of_all_kinds_end_with_the_right_winner() {
    for (number, board) in (0..).zip(boards()) {
        for rule in RULES {
            for (first, second) in [(0, 0), (100, 0), (0, 100), (30, 70)] {
                winner_of(
                    &board,
                    rule,
                    [computer(first, number), computer(second, number + 1)],
                );
            }
        }
    }
}

/// On the command line as well: the name that is announced is that of the winner.
#[test]
fn the_winner_is_announced_by_name() {
    for seed in ["1", "2", "3"] {
        let players = ["My computer", "COMPUTER B", "--seed", seed];
        let (code, stdout, stderr) = play(&[&players[..], &["--board", "2", "3"]].concat(), "");
        assert_eq!((code, &stderr[..]), (0, ""));
        // 2 3 is won by the player to move, and both play perfectly.
        assert!(stdout.contains("\nMy computer wins\n"), "{stdout}");
        let (_, stdout, _) = play(
            &[&players[..], &["--misere", "--board", "1", "1", "1"]].concat(),
            "",
        );
        assert!(stdout.contains("\nCOMPUTER B wins\n"), "{stdout}");
    }
    let (_, stdout, _) = play(&["--board", "2 3", "Alice", "Bob"], "2,1\n1,1\n1 1\n2,2\n");
    assert!(stdout.contains("\nBob wins\n"), "{stdout}");
    let (_, stdout, _) = play(&["--board", "1"], "1,1\n");
    assert!(stdout.contains("\nYou win\n"), "{stdout}");
}

#[test]
fn the_same_seed_makes_the_same_game_and_another_seed_another() {
    let arguments = |seed| {
        words("computer-a computer-b --board 9 8 7 --difficulty 20 --seed")
            .into_iter()
            .chain([seed])
            .collect::<Vec<_>>()
    };
    let of_seed = |seed| play(&arguments(seed), "").1;
    assert_eq!(of_seed("4"), of_seed("4"));
    assert_ne!(of_seed("4"), of_seed("5"));
}

#[test]
fn names_say_who_is_a_computer() {
    for (name, is_computer) in [
        ("Computer 1", true),
        ("my cOmPuTeR", true),
        ("I think therefore I am", false),
        ("You", false),
    ] {
        assert_eq!(Player::named(name).unwrap().is_computer(), is_computer);
    }
    for name in ["", "  ", "a\nb", "3, 2", &"x".repeat(31)] {
        assert!(Player::named(name).is_err(), "{name}");
    }
    let both = told_apart(["Computer", "computer"].map(|name| Player::named(name).unwrap()));
    assert_eq!(
        both.each_ref().map(Player::name),
        ["Computer 1", "computer 2"]
    );
}

#[test]
fn undo_goes_back_to_the_turn_a_person_had_before() {
    let players = |names: [&str; 2]| names.map(|name| Player::named(name).unwrap());
    let mv = |row, take| Move { row, take };
    let board = Board::from([5, 4, 3]);
    for (names, taken_back) in [
        (["Alice", "Bob"], [0, 1, 1, 1]),
        (["Alice", "computer"], [0, 1, 2, 1]),
        (["computer", "Bob"], [0, 0, 1, 2]),
        (["computer 1", "computer 2"], [0, 0, 0, 0]),
    ] {
        let mut game = Game::new(players(names), board.clone(), Rule::Normal);
        for expected in taken_back {
            let mut undone = game.clone();
            let made = game.moves().len();
            assert_eq!(undone.undo(), expected, "{names:?} after {made} moves");
            assert_eq!(undone.moves(), &game.moves()[..made - expected]);
            assert_eq!(*undone.board(), game.board_before(made - expected));
            game.play(mv(1, 1)).unwrap();
        }
    }
}

/// What is typed, and the arguments, of games whose transcripts are kept.
const GAMES: [(&str, &str, &str); 8] = [
    ("lost.txt", "--seed 4 --board 1 2 --coach", "1,1\n"),
    ("won.txt", "--seed 1 --board 1,2", "2,1\n1,1\n"),
    (
        "coached.txt",
        "Alice --coach --seed 7 --board 3 4 5",
        "help\nhint\nhint\nhint\nhint\nhint\n1,1\nwhy\nwhy\nwhy\n2,9\nundo\nnonsense\n\n1 2\nquit\n",
    ),
    (
        "two-people.txt",
        "Alice Bob --board 5,4,5,2,3 --depth 1",
        "3,2\n1,5\nundo\nundo\nundo\n3, 2\n1 5\n",
    ),
    (
        "computers-misere.txt",
        "computer-a computer-b --misere --difficulty 20 --seed 3 --board 3 1 4",
        "",
    ),
    (
        "ascii-narrow.txt",
        "Zoë --ascii --width 40 --seed 2 --board 30 30 --depth 1 --misere --coach",
        "1,29\nhint\nhint\nhint\nquit\n",
    ),
    (
        "markdown.md",
        "Alice Bob_2 --format markdown --board 2 2 --depth 1",
        "1,1\n2,1\n1,1\n2,1\n",
    ),
    (
        "won.json",
        "--seed 1 --board 1,2 --format json --depth 1",
        "2,1\n1,1\n",
    ),
];

#[test]
fn transcripts_look_as_they_always_have() {
    for (name, arguments, typed) in GAMES {
        let (code, stdout, stderr) = play(&words(arguments), typed);
        assert_eq!(code, 0, "{name}");
        assert_eq!(stderr.is_empty(), !arguments.contains("json"), "{stderr}");
        let golden = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("tests/goldens/play")
            .join(name);
        snapbox::Assert::new().action_env("SNAPSHOTS").eq(
            Data::text(stdout).raw(),
            Data::read_from(&golden, Some(snapbox::data::DataFormat::Text)).raw(),
        );
    }
}

/// Where JSON goes to standard output, the game itself goes to standard error, so that both can be used.
#[test]
fn with_json_the_game_is_played_on_standard_error() {
    let (code, stdout, stderr) = play(&words("--board 1 --format json"), "1,1\n");
    assert_eq!(code, 0);
    let told: serde_json::Value = serde_json::from_str(&stdout).unwrap();
    assert_eq!(told["winner"], "You");
    assert_eq!(told["moves"][0]["worth"], "winning");
    assert!(
        stderr.contains("1: X") && stderr.contains("You win"),
        "{stderr}"
    );
}

#[test]
fn nonsense_costs_no_turn() {
    for nonsense in [
        "",
        "banana",
        "3",
        "3,2,1",
        "3;2",
        "-1,2",
        "+1,2",
        "1,0",
        "0,1",
        "6,1",
        "1,6",
        "1.5,2",
        "1,18446744073709551616",
        "99999999999999999999,1",
        "٣,٢",
        "３,２",
        "३ २",
        "1\u{0},2",
        "\u{0}",
        "\u{1b}[2J",
        "\u{7}1,1",
        "1\u{a0}1",
        "\u{feff}",
        "none",
        "'; drop table",
    ] {
        let (code, stdout, stderr) = play(&["Alice", "Bob"], format!("{nonsense}\n1,5\nquit\n"));
        assert_eq!((code, &stderr[..]), (0, ""), "{nonsense:?}");
        assert!(stdout.contains("\nAlice: 1, 5\n"), "{nonsense:?}: {stdout}");
        assert!(!stdout.contains("\nBob: "), "{nonsense:?}: {stdout}");
        let control = |c: char| c.is_control() && c != '\n';
        assert!(!stdout.contains(control), "{nonsense:?}: {stdout:?}");
    }
}

#[test]
fn bytes_that_are_no_text_are_only_nonsense() {
    let (code, stdout, _) = play(&["Alice", "Bob"], b"\xff\xfe1,1\n1,5\r\nquit".to_vec());
    assert_eq!(code, 0);
    assert!(stdout.contains("\nAlice: 1, 5\n"), "{stdout}");
}

#[test]
fn a_flood_is_cut_short() {
    let flood = "1,".repeat(500_000) + "\n1,5\n" + &"9".repeat(1_000_000);
    let (code, stdout, _) = play(&["Alice", "Bob"], flood);
    assert_eq!(code, 0);
    assert!(stdout.contains("\nAlice: 1, 5\n"));
    assert!(stdout.len() < 20_000, "{}", stdout.len());
}

#[test]
fn the_end_of_the_input_ends_the_game_at_every_prompt() {
    let typed = "hint\nbanana\n1,1\nwhy\n2,1\nundo\n3,1\n";
    for (at, _) in typed.match_indices('\n').chain([(0, ""), (3, "")]) {
        let (code, stdout, stderr) = play(&["Alice", "Bob", "--coach"], &typed[..at]);
        assert_eq!((code, &stderr[..]), (0, ""), "after {at} bytes");
        assert!(stdout.contains("The game stops here."), "{stdout}");
        let came_of_it = ["What came of it", "No move was made"];
        assert!(
            came_of_it.iter().any(|said| stdout.contains(said)),
            "{stdout}"
        );
    }
}

#[test]
fn undo_why_and_quit_at_the_start_are_told_politely() {
    let (code, stdout, _) = play(&["Alice", "Bob"], "undo\nwhy\nQUIT\n");
    assert_eq!(code, 0);
    for said in [
        "nothing to take back",
        "No move has been made yet",
        "No move was made, so there is nothing to review.",
    ] {
        assert!(stdout.contains(said), "{said}: {stdout}");
    }
}

#[test]
fn two_rows_of_the_largest_size_are_played_like_any_others() {
    const MOST: &str = "18446744073709551615";
    let board = ["--board", MOST, MOST];
    let first = format!("1,{MOST}\n2 {MOST}\n");
    let (code, stdout, _) = play(&[&["Alice", "Bob"], &board[..]].concat(), first);
    assert_eq!(code, 0);
    assert!(stdout.contains(&format!("\nAlice: 1, {MOST}\n")));
    assert!(stdout.contains("\nBob wins\n"));
    for difficulty in ["0", "50", "100"] {
        let arguments = ["computer-a", "computer-b", "--difficulty", difficulty];
        let (code, stdout, _) = play(&[&arguments[..], &["--seed", "1"], &board[..]].concat(), "");
        assert_eq!(code, 0);
        assert!(stdout.contains(" wins\n"));
    }
}

#[test]
fn no_line_is_wider_than_asked_for() {
    for width in ["40", "60", "80"] {
        let arguments = [
            "A player of a very long name..",
            "Clever Computer",
            "--seed",
            "1",
            "--coach",
            "--width",
            width,
        ];
        let board = ["--board", "18446744073709551615", "1000", "7"];
        let typed = "hint\nhint\nhint\nhint\nbanana split\n1,9999999999999999999\nwhy\nundo\n2,3\n";
        let (_, stdout, _) = play(&[&arguments[..], &board[..]].concat(), typed);
        let most = width.parse().unwrap();
        for line in stdout.lines().filter(|line| !line.starts_with('>')) {
            assert!(line.chars().count() <= most, "{width}: {line}");
        }
    }
}

#[test]
fn what_cannot_be_played_is_refused_with_a_reason() {
    for (arguments, expected) in [
        ("--board 5 x 3", "'x' is not a number"),
        ("--board -3", "'-3' has a minus sign"),
        ("--board -", "not possible here"),
        ("--board 5,,3", "comma"),
        ("--difficulty 101", "from 0 to 100"),
        ("--difficulty -1", ""),
        ("--seed x", "a seed"),
        ("Alice Bob Carol", "Carol"),
        ("3,2 Bob", "reads like a move"),
        ("--review x --coach", "--coach"),
    ] {
        let (code, stdout, stderr) = play(&words(arguments), "");
        assert_eq!((code, &stdout[..]), (2, ""), "{arguments}");
        assert!(stderr.contains(expected), "{arguments}: {stderr}");
    }
    let many = vec!["1"; 1001].join(",");
    let (code, _, stderr) = play(&["--board", &many], "");
    assert_eq!(code, 2);
    assert!(
        stderr.contains("1001 rows: expected at most 1000"),
        "{stderr}"
    );
}

/// Ctrl-C while a person is asked ends the game as quit does: with the review so far.
#[cfg(unix)]
#[test]
fn ctrl_c_ends_the_game_with_its_review() {
    use std::io::{BufRead, BufReader, Read, Write};
    use std::process::{Command, Stdio};

    let mut child = Command::new(env!("CARGO_BIN_EXE_nimlab"))
        .args(["play", "Alice", "Bob"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let mut stdout = BufReader::new(child.stdout.take().unwrap());
    stdin.write_all(b"1,1\n").unwrap();
    let mut seen = String::new();
    while !seen.contains("Bob is to move.") {
        assert_ne!(stdout.read_line(&mut seen).unwrap(), 0, "{seen}");
    }
    let pid = child.id().to_string();
    assert!(
        Command::new("kill")
            .args(["-INT", &pid])
            .status()
            .unwrap()
            .success()
    );
    stdout.read_to_string(&mut seen).unwrap();
    assert_eq!(child.wait().unwrap().code(), Some(0), "{seen}");
    assert!(seen.contains("The game stops here."), "{seen}");
    assert!(seen.contains("winning move"), "{seen}");
    drop(stdin);
}
