//! `nimlab play` on boards of other games than Nim: full games, what is written down, and what a person meets.

use nimlab::game::{Board, Heaps, Rule};
use nimlab::play::{Computer, Difficulty, Match, Player, Review, Side, Worth, read_game};
use nimlab::question::{Generator, parse_board};

use super::plain_search::{GAMES, Search, options};
use crate::golden::compare;
use crate::program::run;
use crate::support::few_or_all;

fn play(arguments: &[&str], typed: &str) -> (i32, String, String) {
    run(&[&["play"], arguments].concat(), typed)
}

/// The heaps of a board with the games that they belong to.
fn heaps(board: &Board) -> Vec<(String, u64)> {
    let heaps = board.numbered_with_games();
    heaps.map(|(_, game, size)| (game.code().to_owned(), size)).collect()
}

/// Some board of up to three heaps, of one game or two, now and then with a row of Nim.
fn some_board(generator: &mut Generator) -> String {
    let parts = generator.number(1, 3);
    let parts: Vec<String> = (0..parts)
        .map(|_| match generator.number(0, 3) {
            0 => format!("nim {}", generator.number(0, 7)),
            _ => format!("{} {}", GAMES[generator.index(GAMES.len())], generator.number(0, 7)),
        })
        .collect();
    parts.join(" + ")
}

fn players(names: [&str; 2]) -> [Player; 2] {
    names.map(|name| Player::named(name).unwrap())
}

#[test]
fn whoever_plays_perfectly_wins_whenever_the_search_says_so() {
    let mut generator = Generator::new(3);
    let mut search = Search::of(Rule::Normal);
    for number in 0..400 {
        let board = if number < GAMES.len() * 8 {
            format!("{} {}", GAMES[number / 8], number % 8)
        } else {
            some_board(&mut generator)
        };
        let board = parse_board(&board).unwrap();
        let seed = generator.number(0, 1000);
        for [first, second] in [[100, 0], [0, 100], [100, 100], [50, 50]] {
            let mut computers = [first, second]
                .map(|percent| Computer::new(Difficulty::percent(percent).unwrap(), seed));
            let names = players(["computer-a", "computer-b"]);
            let mut game = Match::new(names, board.clone(), Rule::Normal);
            let first_wins = search.wins(&heaps(&board));
            while game.winner().is_none() {
                let before = heaps(game.board());
                let mover = usize::from(game.to_move() == Side::Second);
                let turn = computers[mover].choose(game.position()).unwrap();
                let mv = turn.only().unwrap();
                let (of, size) = before[mv.row - 1].clone();
                let left = Vec::from(mv.becomes);
                assert_eq!(mv.from, size);
                assert!(options(&of, size).contains(&left), "{of} {size}: {mv:?}");
                game.play(mv).unwrap();
                let mut expected = before;
                expected.splice(
                    mv.row - 1..mv.row,
                    if left.is_empty() { vec![0] } else { left }
                        .into_iter()
                        .map(|size| (of.clone(), size)),
                );
                assert_eq!(heaps(game.board()), expected);
            }
            // Nobody can move, and whoever moved last has won.
            let left = heaps(game.board());
            assert!(left.iter().all(|(of, size)| options(of, *size).is_empty()));
            let winner = game.winner().unwrap();
            assert_eq!(winner, Side::after_moves(game.moves().len() + 1));
            if first == 100 && first_wins {
                assert_eq!(winner, Side::First, "{board}");
            }
            if second == 100 && !first_wins {
                assert_eq!(winner, Side::Second, "{board}");
            }
            // The review calls by its name what every move was.
            for (turn, before) in Review::of(&game).turns_with_positions() {
                let after = before.after_turn(&turn.mv).unwrap();
                let could_win = search.wins(&heaps(&before.board));
                let expected = match (could_win, search.wins(&heaps(&after.board))) {
                    (_, false) => Worth::Winning,
                    (true, true) => Worth::Mistake,
                    (false, true) => Worth::NoWinningMove,
                };
                assert_eq!(turn.worth, expected, "{before:?}");
            }
            game.take_back(game.moves().len());
            assert_eq!(*game.board(), board);
        }
    }
}

/// Games of two people, from the first word to the last.
const KEPT: [(&str, &str, &str); 3] = [
    (
        "lasker-coached",
        "lasker 7 + nim 3 4",
        "help\n1,0\n1=3+4\nhint\nwhy\nundo\n1=3+4\n4,1\n5\nquit\n",
    ),
    // 4 becomes 1 and 3, and 3 becomes 1 and 2: nobody can move, though objects are left.
    ("grundy-to-the-end", "grundy 4", "1,0\n2=1+2\n"),
    // What is ambiguous or illegal is asked again, and costs no turn.
    ("kayles-asked-again", "kayles 7", "1,1\n1,3\n1=3+3\n9,1\n2=3\nquit\n"),
];

#[test]
fn two_people_play_with_the_coach() {
    for (name, board, typed) in KEPT {
        let words = ["Alice", "Bob", "--board", board, "--coach"];
        let (code, stdout, stderr) = play(&words, typed);
        assert_eq!((code, &stderr[..]), (0, ""), "{name}");
        compare(format!("play/{name}.txt"), stdout);
    }
}

#[test]
fn a_game_without_a_move_is_over_from_the_start() {
    for board in ["grundy 2 1", "subtract:2,3 1", "divisors 1 1 1", "lasker 0"] {
        let (code, stdout, _) = play(&["--board", board], "");
        assert_eq!(code, 0, "{board}");
        for said in ["Clever Computer wins", "no move to make from the start"] {
            assert!(stdout.contains(said), "{stdout}");
        }
        let again = play(&["--review"], &stdout);
        assert_eq!(again.0, 0, "{}", again.2);
    }
}

#[test]
fn a_game_on_paper_is_read_however_it_is_written() {
    let heading = "Lasker:\n1: X X X X X X X\nNim:\n2: X X X\n3: XXXX\n";
    let after = "Lasker:\n1: X X X\n2: X X X X\nNim:\n3: X X X\n4: X X X X\n";
    for text in [
        "board lasker 7 + nim 3 4\nAlice: 1=3+4\nBob: 3, 3\n".to_owned(),
        "Board: lasker 7 + 3 4\nAlice: split row 1 into 4 and 3\nBob takes 3 from row 3\n"
            .to_owned(),
        "lasker 7 + nim 3 4\nAlice: 1 = 3 + 4\nBob: 3=\n".to_owned(),
        "board = lasker 7 + nim 3, 4\n1=3+4\nboard lasker 3 4 + nim 3 4\n3,3\n".to_owned(),
        format!("{heading}Alice: 1=3+4\n{after}Bob: 3,3\n"),
        format!("{heading}\nAlice: 1=3+4\n\n{after}{after}\nBob: 3,3\n"),
        format!("{heading}{heading}Lasker: 1=3+4\n{after}Bob: 3,3\n"),
    ] {
        let game = read_game("game.txt", &text, Rule::Normal)
            .unwrap_or_else(|why| panic!("{text}\n{why}"));
        assert_eq!(game.start().board.to_string(), "lasker 7 + nim 3 4", "{text}");
        assert_eq!(game.board().to_string(), "lasker 3 4 + nim 0 4", "{text}");
        assert_eq!(game.moves()[0].changes()[0].becomes, Heaps::Two(3, 4));
    }
    // Somebody may be called as a game is, and write the move below the name.
    let text = format!("{heading}Lasker: 1=3+4\n{after}Bob: 3, 3\nLasker:\n4, 1\nBob: 2,1\n");
    let game = read_game("game.txt", &text, Rule::Normal).unwrap();
    assert_eq!(game.board().to_string(), "lasker 3 3 + nim 0 3");
    assert_eq!(game.player(Side::First).name(), "Lasker");
}

/// What is no game on paper, lines parted by a semicolon; the line of it that is named, and what is said of that.
const NOT_READ: &str = "
board lasker 7 x; Alice: 1,1 | 1 | 'x' is not a number
board laskr 7; Alice: 1,1 | 1 | expected a game
board lasker; Alice: 1,1 | 1 | sizes of its heaps
board lasker 3; Alice: 1=2+2 | 2 | row 1 holds 3
board lasker 4; Alice: 1,0 | 2 | in several ways
board subtract:2,3 9; Alice: 1,1 | 2 | expected a move that they allow, such as 1=7
board grundy 4 2; Alice: 2=1+1 | 2 | no move is possible in row 2, so choose another row
board grundy 3; A: 1,0; B: 1= | 3 | the game is over
board grundy 3; A: 1,0; board grundy 1 1 | 3 | 'grundy 1 2'
Lasker:; 1: X; Nim:; 3: X | 4 | expected row 2
Lasker:; 1: X; Nim:; Alice: 1,1 | 1 | expected row 2
Grundy:; 1: X … X (100001); A: 1,1 | 1 | at most 100000
";

#[test]
fn what_cannot_be_played_or_read_is_refused_with_what_would_do() {
    for line in NOT_READ.trim().lines() {
        let cells: Vec<&str> = line.split(" | ").collect();
        let text = cells[0].replace("; ", "\n") + "\n";
        let why = read_game("game.txt", &text, Rule::Normal).unwrap_err();
        assert_eq!(why.line.to_string(), cells[1], "{line}: {why}");
        assert!(why.to_string().contains(cells[2]), "{line}: {why}");
    }
    for (text, rule) in [
        ("board lasker 70\nAlice: 1,1\n", Rule::Misere),
        ("misère\nboard lasker 70\nAlice: 1,1\n", Rule::Normal),
        ("board lasker 70\n(misère)\nAlice: 1,1\n", Rule::Normal),
    ] {
        let why = read_game("game.txt", text, rule).unwrap_err().to_string();
        assert!(why.contains("too many to look through"), "{why}");
    }
    let (code, _, stderr) = play(&["--review", "--misere"], "board lasker 70\nAlice: 1,1\n");
    assert_eq!(code, 2, "{stderr}");
}

/// On heaps whose values are proved by a period, nothing takes longer than on small ones.
#[test]
fn the_largest_heaps_are_played_on_to_the_last_move_and_reviewed() {
    let boards = [
        "octal:0.77 1000000000000000007",
        "octal:0.77 18446744073709551615 + nim 18446744073709551615",
        "octal:0.137 1000000000000000007 18446744073709551614",
        "subtract:2,3,7 18446744073709551615 + octal:0.77 999999999999999999",
    ];
    for board in few_or_all(boards.to_vec(), 1, "boards of the largest heaps") {
        let typed = "hint\nhint\nhint\nhint\nhint\nhint\n1,2\n1=1\n1=499999999999999999+500000000000000000\nwhy\nwhy\nundo\nquit\n";
        let (code, stdout, stderr) = play(&["--board", board, "--coach", "--seed", "1"], typed);
        assert_eq!((code, &stderr[..]), (0, ""), "{board}");
        assert!(stdout.len() < 100_000, "{board}: {}", stdout.len());
        let (code, stdout, _) = play(
            &["computer a", "computer b", "--board", board, "--depth", "1", "--seed", "1"],
            "",
        );
        assert_eq!(code, 0);
        assert!(stdout.contains("After 1,000 moves the game stops here"));
        let (code, again, stderr) = play(&["--review", "--depth", "0"], &stdout);
        assert_eq!(code, 0, "{board}: {stderr}");
        assert!(again.contains("The game was not finished"), "{again}");
    }
}
