//! Practice and worksheets about games: what is made up, read back, and told.

use std::collections::BTreeSet;

use nimlab::document::right_answer_as_typed;
use nimlab::judgement::{Diagnosis, Verdict, judge};
use nimlab::practice::Round;
use nimlab::question::{Generator, Level, Question, Topic};
use nimlab::worksheet::{MarkedSheet, MarkedWorking, Printing, Sheet};

use super::native::GAMES;
use crate::program::run;
use crate::support::{few_or_all, in_markdown};

fn topic(game: &str) -> Topic {
    Topic::Game(game.parse().unwrap())
}

/// Games that are odd in some way: without moves, with large steps, plain Nim.
const ODD: [&str; 6] =
    ["octal:0.0", "subtract:1000", "octal:0.00000004", "octal:0.3", "subtract:1", "nim"];

#[test]
fn questions_teach_and_stay_small() {
    let seeds = few_or_all((0..120).collect(), 32, "seeds for the questions of each game");
    // Of each seed six questions are asked.
    let least = seeds.len() * 5 / 12;
    for game in GAMES.into_iter().chain(ODD) {
        let topic = topic(game);
        let mut kinds = BTreeSet::new();
        let (mut with_nim, mut lost) = (0, 0);
        for &seed in &seeds {
            let mut level = Level::FIRST;
            for _ in 0..6 {
                let asked = Generator::new(seed).question(topic, level);
                assert_eq!(asked, Generator::new(seed).question(topic, level));
                kinds.insert(asked.kind().word());
                let board = asked.board().unwrap();
                assert!(board.rows().len() <= 3 || board.is_nim(), "{asked}");
                let right = right_answer_as_typed(&asked);
                assert_eq!(judge(&asked, &right, None).verdict, Verdict::Right, "{asked}: {right}");
                assert_eq!(asked.to_string().parse::<Question>().unwrap(), asked);
                with_nim += usize::from(board.parts().count() > 1);
                lost += usize::from(asked.position().is_some() && board.nim_sum() == 0);
                level = level.up();
            }
        }
        assert_eq!(kinds, BTreeSet::from(["move", "rows", "sum", "winner"]), "{game}");
        let is_played = !["octal:0.0", "nim"].contains(&game);
        assert!(!is_played || (with_nim > least && lost > least), "{game}: {with_nim} {lost}");
    }
}

#[test]
fn a_sheet_is_read_back_and_its_key_is_all_right() {
    for game in GAMES.into_iter().chain(ODD) {
        for (seed, work) in (0..6).flat_map(|seed| [(seed, false), (seed, true)]) {
            let sheet = Sheet::new(&[topic(game), topic("grundy")], 12, seed);
            for (key, verdict) in [(true, Verdict::Right), (false, Verdict::Blank)] {
                let show_seed = false;
                let printed = in_markdown(&sheet, Printing { work, key, show_seed });
                let marked = MarkedSheet::of("sheet.md", &printed, None);
                assert_eq!(marked.items.len(), 12, "{printed}");
                assert_eq!(marked.not_counted, [], "{printed}");
                for item in &marked.items {
                    assert_eq!(item.verdict(), verdict, "{game}: {item:?}\n{printed}");
                    let is_filled = |it: &MarkedWorking| it.rows.is_empty() && it.blank == 0;
                    let working = item.working();
                    assert!(!key || working.is_none_or(is_filled), "{printed}");
                    assert!(!work || working.is_some(), "{printed}");
                }
            }
        }
    }
}

#[test]
fn a_wrong_value_in_a_table_is_named_once_and_what_follows_is_right() {
    let sheet = "1. `sum subtract:1,2,3 4 + nim 2` = 6\n\n   | board | game | size | value |\n   |---|---:|---:|---:|\n   | row 1 | subtract:1,2,3 | 4 | 4 |\n   | row 2 | nim | 2 | 2 |\n   | nim sum | | | 6 |\n";
    let marked = MarkedSheet::of("sheet.md", sheet, None);
    let working = marked.items[0].working().unwrap();
    assert_eq!((working.errors().count(), working.right), (1, 2), "{marked:?}");
    assert!(working.answer_follows && marked.not_counted.is_empty(), "{marked:?}");
}

#[test]
fn bare_lines_are_read() {
    let lines = "sum octal:0.6 7 = 2\nmove lasker 5 + nim 3 = 1=3\nmove grundy 6 + nim 2: 1=2+4\nmove lasker 3 + nim 3 -> none\n";
    let marked = MarkedSheet::of_bare_lines("lines", lines, None);
    assert_eq!((marked.items.len(), marked.not_counted.len()), (4, 0), "{marked:?}");
    for item in &marked.items {
        assert!([Verdict::Right, Verdict::Wrong].contains(&item.verdict()), "{item:?}");
    }
}

#[test]
fn practice_tells_the_rules_and_what_to_read() {
    let (code, told, _) =
        run(&["practice", "lasker", "--count", "1", "--seed", "1"], "hint\nhint\nskip\n");
    assert_eq!(code, 0);
    let told = told.replace(['\n', '\u{a0}'], " ");
    for said in
        ["Lasker's Nim: A move takes", "nimlab practice lasker", "nimlab lesson other-games"]
    {
        assert!(told.contains(said), "{said}: {told}");
    }
}

#[test]
fn the_slip_just_made_comes_again() {
    let mut round = Round::new(&[topic("subtract:1,2,3")], 30, 4);
    let mut came_again = 0;
    while let Some(asked) = round.ask() {
        let board = asked.question.board().unwrap();
        let size = board.rows().iter().fold(0, |sum, size| sum ^ size);
        let judgement = judge(&asked.question, &size.to_string(), None);
        let code = judgement.diagnosis.as_ref().map(Diagnosis::code);
        came_again += usize::from(code == Some("size-for-value"));
        if judgement.verdict == Verdict::Malformed {
            round.skip(&asked);
        } else {
            round.answered(&asked, &judgement);
        }
    }
    assert!(came_again > 3, "{came_again}");
}
