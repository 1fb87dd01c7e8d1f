//! Practice and worksheets about games: what is made up, read back, and told.

use std::collections::BTreeSet;

use course::practice::Round;
use course::worksheet::{Printing, Sheet};
use explain::document::right_answer_as_typed;
use explain::judgement::{Diagnosis, Verdict, judge};
use explain::question::{Generator, Level, Question, Topic};
use grade::worksheets::MarkedSheet;

use super::native::GAMES;
use crate::program::run;
use crate::support::{few_or_all, in_markdown};

fn topic(game: &str) -> Topic {
    Topic::Game(game.parse().unwrap())
}

/// Games that are odd in some way: with large steps, with the smallest alone, plain Nim.
const ODD: [&str; 3] = ["subtract:100", "subtract:1", "nim"];

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
                assert_eq!(judge(&asked, &right).verdict, Verdict::Right, "{asked}: {right}");
                assert_eq!(asked.to_string().parse::<Question>().unwrap(), asked);
                with_nim += usize::from(board.parts().count() > 1);
                lost += usize::from(asked.position().is_some() && board.nim_sum() == 0);
                level = level.up();
            }
        }
        assert_eq!(kinds, BTreeSet::from(["move", "rows", "sum", "winner"]), "{game}");
        assert!(game == "nim" || (with_nim > least && lost > least), "{game}: {with_nim} {lost}");
    }
}

#[test]
fn a_sheet_is_read_back_and_its_key_is_all_right() {
    for game in GAMES.into_iter().chain(ODD) {
        for (seed, work) in (0..6).flat_map(|seed| [(seed, false), (seed, true)]) {
            let sheet = Sheet::new(&[topic(game), topic("grundy")], 12, seed);
            for (key, verdict) in [(true, Verdict::Right), (false, Verdict::Blank)] {
                let printed = in_markdown(&sheet, Printing { work, key });
                let marked = MarkedSheet::of("sheet.md", &printed, &[]);
                assert_eq!(marked.items.len(), 12, "{printed}");
                for item in &marked.items {
                    assert_eq!(item.verdict(), verdict, "{game}: {item:?}\n{printed}");
                }
            }
        }
    }
}

#[test]
fn practice_tells_the_rules_and_what_to_read() {
    let (code, told, _) =
        run(&["practice", "grundy", "--count", "1", "--seed", "1"], "hint\nhint\nskip\n");
    assert_eq!(code, 0);
    let told = told.replace(['\n', '\u{a0}'], " ");
    for said in
        ["Grundy's game: A move splits", "nimlab practice grundy", "nimlab lesson other-games"]
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
        let judgement = judge(&asked.question, &size.to_string());
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
