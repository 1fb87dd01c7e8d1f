//! What is shown step by step grows, loses nothing, and ends as what is printed in one go.
//!
//! `explain 18 6 3 20 9` begins with the board, then the column table comes row by row: each frame has what the one before
//! it had, and a row that can be read stays where it is until the table is full.

use std::fmt::Write;

use nimlab::derivation::Derivation;
use nimlab::document::{Block, Document, Stages, has_steps, revealed, tell};
use nimlab::game::Board;
use nimlab::presentation::Frames;
use nimlab::question::Request;
use nimlab::render::{Terminal, terminal};
use proptest::collection::vec;
use proptest::prelude::{ProptestConfig, any, prop_assert, prop_assert_eq, proptest};

use super::samples::{about, boards, without_a_board};
use super::{fits, is_tidy, style, without_colour};
use crate::golden::compare;
use crate::support::cases;

fn explained(rows: &[u64]) -> Document {
    let request = super::explained(Board::from(rows.to_vec()));
    tell(&Derivation::of(request), style(2))
}

/// Whether the second has all that the first has, in the same order.
fn grows(before: &[Block], after: &[Block]) -> bool {
    let Some((last, done)) = before.split_last() else {
        return true;
    };
    after.len() >= before.len()
        && after[..done.len()] == *done
        && may_become(last, &after[done.len()])
}

fn may_become(before: &Block, after: &Block) -> bool {
    match (before, after) {
        (Block::Section { heading, body }, Block::Section { heading: other, body: more }) => {
            heading == other && grows(body, more)
        }
        (Block::List { items, .. }, Block::List { items: more, .. }) => more.starts_with(items),
        (Block::Table(table), Block::Table(fuller)) => {
            let mut alike = table.clone();
            alike.hidden = fuller.hidden;
            table.hidden >= fuller.hidden && alike == *fuller
        }
        _ => before == after,
    }
}

/// The laws of the stages of a document.
fn is_revealed_in_stages(document: &Document, what: &str) {
    let stages = Stages::of(document);
    let mut before = Document::default();
    let mut step = 0;
    for stage in 0..stages.count() {
        let now = revealed(document, stage);
        assert!(grows(&before.blocks, &now.blocks), "{what}, stage {stage}");
        assert_ne!(before, now, "{what}: stage {stage} shows something more");
        assert!((step..=step + 1).contains(&stages.step(stage)), "{what}");
        assert!(stages.end_of_step(stage) >= stage, "{what}");
        step = stages.step(stage);
        before = now;
    }
    assert_eq!(before, *document, "{what}: the last stage is the whole");
}

/// The laws of frames.
fn is_presented(document: &Document, shown: Terminal, height: usize, by_steps: bool, what: &str) {
    let of = if by_steps { Frames::of_steps } else { Frames::new };
    let frames = of(document.clone(), shown, height);
    let mut at = 0;
    let mut before: Vec<String> = Vec::new();
    loop {
        let frame = frames.frame(at);
        let lines = frame.so_far(shown);
        let (kept, fresh) = lines.split_at(frame.lines.start);
        assert_eq!(fresh, frame.fresh(shown), "{what}");
        assert!(before.starts_with(kept), "{what}: {kept:#?}");
        assert!((1..=height).contains(&fresh.len()), "{what}: {fresh:#?}");
        fits(&lines.join("\n"), shown.width, what);
        let end = frames.end_of_step(at);
        assert!(end.is_none_or(|end| end > at), "{what}");
        let next = frames.next(at);
        assert_eq!(next.is_some(), end.is_some(), "{what}");
        before = lines;
        match next {
            Some(next) => at = next,
            None => break,
        }
    }
    let page = before.join("\n") + "\n";
    assert_eq!(page, terminal(document, shown), "{what}");
    is_tidy(&page, what);
}

fn documents() -> impl Iterator<Item = (String, Document)> {
    let short = boards().into_iter().filter(|board| board.rows().len() <= 13);
    let requests = short.flat_map(|board| about(&board)).collect::<Vec<_>>();
    requests.into_iter().chain(without_a_board()).map(|request| {
        let derivation = Derivation::of(request);
        let document = tell(&derivation, style(2));
        (derivation.request.to_string(), document)
    })
}

#[test]
fn everything_that_is_told_grows_stage_by_stage() {
    for (what, document) in documents() {
        is_revealed_in_stages(&document, &what);
    }
    let deep = Derivation::of(super::explained(Board::from([18, 6, 3, 20, 9])));
    for depth in [0, 1, 3, 4] {
        is_revealed_in_stages(&tell(&deep, style(depth)), "explain, deep");
    }
}

#[test]
fn frames_grow_into_what_is_printed_in_one_go() {
    for (index, (what, document)) in documents().step_by(9).enumerate() {
        // Every document in every width and height would take minutes; each has its turn.
        let width = [40, 80, 120][index % 3];
        let height = [21, 5, 50][index / 3 % 3];
        let shown = without_colour(width, index % 2 == 0);
        let what = format!("{what} at {width} x {height}");
        is_presented(&document, shown, height, index % 7 == 0, &what);
    }
}

#[test]
fn the_column_table_fills_up_row_by_row() {
    let document = explained(&[5, 4]);
    let shown = without_colour(80, false);
    let frames = Frames::new(document, shown, 21);
    let mut at = 0;
    let mut frame_by_frame = String::new();
    while let Some(next) = frames.next(at) {
        writeln!(frame_by_frame, "{}\n~~~~", frames.frame(at).fresh(shown).join("\n")).unwrap();
        at = next;
    }
    compare("presented.txt", frame_by_frame);
}

#[test]
fn a_long_table_comes_in_at_most_a_dozen_portions() {
    let request = Request::Group { size: 64 };
    let document = tell(&Derivation::of(request), style(2));
    let stages = Stages::of(&document);
    let of_the_table = (0..stages.count()).filter(|&stage| stages.step(stage) == 1);
    assert!(of_the_table.count() <= 14);
}

#[test]
fn what_belongs_together_appears_at_once() {
    let Some(Block::Section { heading, body }) =
        explained(&[5, 4, 3]).blocks.into_iter().find(is_step)
    else {
        panic!("there is a step");
    };
    let one_by_one = Block::Section { heading: heading.clone(), body: body.clone() };
    let at_once = Block::Section { heading, body: vec![Block::Whole(body)] };
    let alike = |step: &Block| Document { blocks: vec![step.clone(), step.clone()] };
    let document = alike(&at_once);
    assert_eq!(Stages::of(&document).count(), 2);
    assert!(Stages::of(&alike(&one_by_one)).count() > 6);
    is_revealed_in_stages(&document, "two parts at once");
    for width in [40, 80, 120] {
        let shown = without_colour(width, false);
        assert_eq!(terminal(&document, shown), terminal(&alike(&one_by_one), shown));
        is_presented(&document, shown, 20, false, "two parts at once");
    }
}

fn is_step(block: &Block) -> bool {
    matches!(block, Block::Section { .. })
}

#[test]
fn a_document_without_steps_has_nothing_to_wait_for() {
    assert!(has_steps(&explained(&[5, 4])));
    assert!(!has_steps(&nimlab::document::welcome()));
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..cases(40) })]

    #[test]
    fn a_row_stays_where_it_is(rows in vec(0..4096_u64, 1..12), colour in any::<bool>()) {
        let document = explained(&rows);
        prop_assert!(has_steps(&document));
        let shown = Terminal { colour, ..without_colour(130, false) };
        let unmarked = |line: &String| {
            let plain = anstream::adapter::strip_str(line).to_string();
            plain.replace('*', " ").trim_end().to_owned()
        };
        let whole = terminal(&document, shown);
        let whole: Vec<String> = whole.lines().map(|line| unmarked(&line.to_owned())).collect();
        let frames = Frames::new(document.clone(), shown, 1000);
        let mut at = 0;
        while let Some(next) = frames.next(at) {
            at = next;
            let lines: Vec<String> = frames.frame(at).so_far(shown).iter().map(unmarked).collect();
            prop_assert_eq!(&lines[..], &whole[..lines.len()]);
        }
    }
}
