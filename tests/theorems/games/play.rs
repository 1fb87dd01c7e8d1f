//! `nimlab play` on boards of other games than Nim: full games, what is written down, and what a person meets.

use course::play::{Computer, Difficulty, Match, Player, Review, Side, Worth};
use explain::question::{Generator, parse_board};
use theory::{Board, Rule};

use super::plain_search::{GAMES, Search, options};
use crate::golden::compare;
use crate::program::run;

fn play(arguments: &[&str], typed: &str) -> (i32, String, String) {
    run(&[&["play"], arguments].concat(), typed)
}

/// The heaps of a board with the games that they belong to.
fn heaps(board: &Board) -> Vec<(String, u64)> {
    let heaps = board.numbered_with_games();
    heaps.map(|(_, game, size)| (game.to_string(), size)).collect()
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
                let mv = computers[mover].choose(game.position()).unwrap();
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
                let after = before.after(turn.mv).unwrap();
                let could_win = search.wins(&heaps(&before.board));
                let expected = match (could_win, search.wins(&heaps(&after.board))) {
                    (_, false) => Worth::Winning,
                    (true, true) => Worth::Mistake,
                    (false, true) => Worth::NoWinningMove,
                };
                assert_eq!(turn.worth, expected, "{before:?}");
            }
            assert_eq!(game.position_before(0).board, board);
        }
    }
}

/// Games of two people, from the first word to the last.
const KEPT: [(&str, &str, &str); 3] = [
    (
        "kayles-coached",
        "kayles 7 + nim 3 4",
        "help\n1,0\n1=2+4\nhint\nwhy\nundo\n1=2+4\n4,1\n5\nquit\n",
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
    for board in ["grundy 2 1", "subtract:2,3 1", "divisors 1 1 1", "kayles 0"] {
        let (code, stdout, _) = play(&["--board", board], "");
        assert_eq!(code, 0, "{board}");
        for said in ["Clever Computer wins", "no move to make from the start"] {
            assert!(stdout.contains(said), "{stdout}");
        }
    }
}

/// On the largest heaps nothing takes longer than on small ones.
#[test]
fn the_largest_heaps_are_played_on_to_the_last_move_and_reviewed() {
    let board = "subtract:2,3,7 10000 9999 + nim 18446744073709551615";
    let typed = "hint\nhint\nhint\nhint\nhint\nhint\n1,2\n1=1\n1=4999+4999\nwhy\nwhy\nundo\nquit\n";
    let (code, stdout, stderr) = play(&["--board", board, "--coach", "--seed", "1"], typed);
    assert_eq!((code, &stderr[..]), (0, ""), "{board}");
    assert!(stdout.len() < 100_000, "{board}: {}", stdout.len());
    let (code, stdout, _) =
        play(&["computer a", "computer b", "--board", board, "--depth", "1", "--seed", "1"], "");
    assert_eq!(code, 0);
    assert!(stdout.contains("After 1,000 moves the game stops here"));
}
