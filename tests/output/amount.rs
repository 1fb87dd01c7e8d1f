//! The right amount: how long an explanation is, what stands in it, and what is left to `--depth`.

use explain::derivation::Derivation;
use explain::document::{Block, Style, tell};
use explain::question::{Dash, Generator, Request};
use proptest::prelude::*;
use render::terminal;
use theory::{Board, Position, Rule};

use crate::support::{at_depth, cases, joined, plain};

fn told(words: &str, style: Style, width: usize) -> String {
    let request =
        Request::parse(words, Dash::Refused).unwrap_or_else(|why| panic!("{words}: {why}"));
    let document = tell(&Derivation::of(request), style);
    let shown = plain(width);
    terminal(&document, shown)
}

/// A board as the lab has them: three to five rows of up to 31.
fn board_of_the_lab() -> impl Strategy<Value = String> {
    let largest = prop_oneof![Just(3_u64), Just(7), Just(15), Just(31)];
    let rows = largest.prop_flat_map(|largest| prop::collection::vec(0..=largest, 3..=5));
    // Half of them are lost.
    (rows, any::<bool>()).prop_map(|(mut rows, is_lost)| {
        let others = rows[1..].iter().fold(0, |sum, row| sum ^ row);
        if is_lost {
            rows[0] = others;
        }
        joined(&rows, " ")
    })
}

proptest! {
    #![proptest_config(cases(2000))]

    #[test]
    fn a_board_of_the_lab_is_explained_on_52_lines(board in board_of_the_lab()) {
        let told = told(&format!("explain {board}"), Style::default(), 80);
        let lines = told.lines().count();
        prop_assert!(lines <= 52, "{lines} lines:\n{told}");
    }

    #[test]
    fn at_depth_0_it_is_one_sentence(board in board_of_the_lab()) {
        let told = told(&format!("explain {board}"), at_depth(0), 200);
        let sentence = told.trim_end();
        prop_assert!(sentence.ends_with('.') && !sentence.contains(". "), "{sentence}");
    }

    /// However narrow it is, the nim sum stands beside its digits, and the size beside each row.
    #[test]
    fn no_table_loses_its_nim_sum(board in board_of_the_lab(), width in 40_usize..80) {
        let rows: Vec<u64> = board.split(' ').map(|row| row.parse().unwrap()).collect();
        let nim_sum = rows.iter().fold(0, |sum, row| sum ^ row).to_string();
        prop_assume!(rows.iter().any(|&row| row > 0));
        let told = told(&format!("explain {board}"), Style::default(), width);
        let line = told.lines().find(|line| line.trim_start().starts_with("nim sum"));
        let words: Vec<&str> = line.unwrap_or_default().split_whitespace().collect();
        prop_assert!(words.len() > 2 && words[2] == nim_sum, "{told}");
        prop_assert!(told.lines().any(|line| line.trim_start().starts_with("size")), "{told}");
    }

    #[test]
    fn moves_begin_with_those_that_win_and_are_folded(board in board_of_the_lab()) {
        let rows: Vec<u64> = board.split(' ').map(|row| row.parse().unwrap()).collect();
        prop_assume!(rows.iter().any(|&row| row > 0));
        let position = Position::new(Board::from(rows), Rule::Normal);
        let winning = position.winning_moves().len();
        let in_full = told(&format!("moves {board}"), at_depth(3), 80);
        let in_short = told(&format!("moves {board}"), Style::default(), 80);
        prop_assert!(in_short.lines().count() <= 24, "{in_short}");
        for told in [&in_short, &in_full] {
            let rows = told.lines().filter(|line| line.starts_with("row "));
            let wins: Vec<bool> = rows.skip(1).map(|line| line.ends_with("wins")).collect();
            prop_assert_eq!(wins.iter().filter(|&&wins| wins).count(), winning, "{}", told);
            prop_assert!(wins[..winning].iter().all(|&wins| wins), "{told}");
        }
        let listed = in_full.lines().filter(|line| line.starts_with("row ")).count();
        prop_assert_eq!(listed as u128, position.count_moves() + 1, "{}", in_full);
    }

    /// One letter would mislead readers who do the lab, and two confuse everybody else.
    #[test]
    fn who_wins_is_told_without_letters(board in board_of_the_lab()) {
        for word in ["explain", "winner", "rows", "move", "moves", "sum"] {
            let words = format!("{word} {board}");
            let without = told(&words, Style::default(), 80);
            let names_none = !without.contains("P-position") && !without.contains("N-position");
            prop_assert!(names_none, "{without}");
        }
    }
}

/// A heading that only announces what is not told says nothing.
#[test]
fn what_would_have_won_is_named() {
    for seed in 0..200 {
        let generator = &mut Generator::new(seed);
        let rows: Vec<u64> = (0..4).map(|_| generator.number(1, 15)).collect();
        let board = joined(&rows, " ");
        let row = 1 + generator.index(4);
        let take = generator.number(1, rows[row - 1]);
        let request =
            Request::parse(&format!("explain {board} --move {row},{take}"), Dash::Refused).unwrap();
        let document = tell(&Derivation::of(request), at_depth(1));
        for block in &document.blocks {
            if let Block::Section { heading, .. } = block {
                let heading = heading.to_string();
                let announces = heading.contains("would have won");
                assert!(!announces || heading.contains(" from row"), "{heading}");
            }
        }
    }
}
