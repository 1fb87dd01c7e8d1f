//! Being asked about other games: answers, slips, hints, practice and worksheets, judged by rules, a mex and a search of
//! the test's own.

mod native;
mod papers;
mod slips;
mod steps;

use explain::document::{Document, Style, tell_hint};
use explain::judgement::Hint;
use explain::question::{Generator, Question};
use render::terminal;

use crate::support::{joined, plain};
use native::{GAMES, NativeBoard};

pub fn question(kind: &str, board: &NativeBoard) -> Question {
    let words = format!("{kind} {}", board.words());
    words.parse().unwrap_or_else(|error| panic!("{words}: {error}"))
}

/// Small boards of every game: one heap, several, with other games beside them or with a row of Nim.
pub fn boards() -> Vec<NativeBoard> {
    let mut boards = Vec::new();
    for game in GAMES {
        boards.extend((0..13).map(|size| NativeBoard::of(&[(game, size)])));
    }
    for seed in 0..400 {
        let mut chance = Generator::new(seed);
        let game = GAMES[chance.index(GAMES.len())];
        let other = if seed % 2 == 0 { "nim" } else { GAMES[chance.index(GAMES.len())] };
        let mut rows = vec![(game, chance.number(0, 9)), (other, chance.number(0, 9))];
        if seed % 3 > 0 {
            rows.insert(1, (game, chance.number(1, 9)));
        }
        boards.push(NativeBoard::of(&rows));
    }
    boards
}

/// As it is read, every line whole.
pub fn read(document: &Document) -> String {
    let shown = plain(10_000);
    terminal(document, shown).replace('\u{a0}', " ")
}

#[test]
fn hints_help_and_tell_no_answer_but_the_last() {
    for board in boards() {
        for kind in ["sum", "winner", "rows", "move"] {
            let asked = question(kind, &board);
            let ladder = Hint::ladder(&asked);
            assert!(ladder.len() >= 3 && ladder.last() == Some(&Hint::Answer), "{asked}");
            for hint in &ladder[..ladder.len() - 1] {
                let blocks = vec![tell_hint(&asked, hint, Style::default())];
                let told = read(&Document { blocks });
                for verdict in ["player to move wins,", "the player to move loses", "game is over"]
                {
                    assert!(!told.contains(verdict), "{asked}: {told}");
                }
                if let [(_, size)] = board.rows() {
                    let value = format!("of {size} ");
                    let is_told =
                        told.lines().any(|line| line.contains(&value) && line.contains("is worth"));
                    assert!(!is_told, "{asked}: {told}");
                }
                for (row, option) in board.moves() {
                    let take = board.size(row) - option.iter().sum::<u64>();
                    let moves = [
                        format!("take {take} from row {row}"),
                        format!("split row {row} into {}", joined(&option, " and ")),
                        format!("{row}={}", joined(&option, "+")),
                    ];
                    let is_told = moves.iter().any(|mv| told.to_lowercase().contains(mv));
                    let is_form = told.contains("such as 2=1+4");
                    assert!(!is_told || is_form, "{asked}: {told}");
                }
                assert!(told.contains("mex") || !told.contains("leftmost"), "{asked}: {told}");
            }
        }
    }
}
