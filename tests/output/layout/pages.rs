//! Pages of any height: no page ends between what announces something and what it announces, and none begins inside a table, a
//! board or a paragraph, unless that is longer than a page. Read off the lines alone, without the blocks they come from.

use course::lesson::{BUILT_IN, Key, read, whole};
use explain::derivation::Derivation;
use explain::document::{Document, Style, tell};
use proptest::collection::vec;
use proptest::prelude::proptest;
use render::{Terminal, laid_out};
use theory::Board;

use super::samples::about;
use super::{style, without_colour};
use crate::support::cases;

/// Whether nothing stands there but the bar of a quote.
fn is_gap(line: &str) -> bool {
    matches!(line.trim(), "" | "│" | "|")
}

/// Whether the line ends a sentence that announces what follows: "These are not legal:", but not "2:", a row with nothing in it.
fn announces(line: &str) -> bool {
    let words = line.trim_start_matches(['│', '|', ' ']);
    let row = words.trim_end_matches(':');
    words.ends_with(':') && !row.bytes().all(|b| b.is_ascii_digit())
}

/// Whether an item of a list begins there, or a step that is told in one sentence: "1.2  The 8s: row 1 with row 2".
fn is_item(line: &str) -> bool {
    let words = line.trim_start_matches(['│', '|', ' ']);
    let after = words.trim_start_matches(|c: char| c.is_ascii_digit() || c == '.');
    let number = &words[..words.len() - after.len()];
    let is_step = !number.ends_with('.') && after.starts_with("  ");
    words.starts_with("- ") || !number.is_empty() && (number.ends_with('.') || is_step)
}

/// Whether the run of lines that ends here belongs to the one below it: it announces it, heads it, or is what is typed for it.
fn leads_on(lines: &[String], last: usize) -> bool {
    let line = &lines[last];
    let is_rule = |line: &str| !line.is_empty() && line.chars().all(|c| c == '─' || c == '-');
    let is_alone = last == 0 || is_gap(&lines[last - 1]);
    announces(line) || is_rule(line) || is_alone && line.starts_with("nimlab ")
}

/// How many lines stand together around a break, with the gaps between them: those of runs that lead on to one another.
fn together(lines: &[String], last: usize) -> usize {
    let run_before = |at: usize| {
        let gap = lines[..at].iter().rev().take_while(|line| is_gap(line));
        (at - gap.count()).checked_sub(1)
    };
    let mut start = last + 1 - run(&lines[..=last], last);
    while let Some(before) = run_before(start).filter(|&before| leads_on(lines, before)) {
        start = before + 1 - run(&lines[..=before], before);
    }
    let mut end = last + 1;
    while end < lines.len() && leads_on(lines, end - 1) {
        let next = end + lines[end..].iter().take_while(|line| is_gap(line)).count();
        end = next + lines[next..].iter().take_while(|line| !is_gap(line)).count();
    }
    end - start
}

/// How many lines stand together with this one, without a gap.
fn run(lines: &[String], at: usize) -> usize {
    let before = lines[..at].iter().rev().take_while(|line| !is_gap(line));
    let after = lines[at..].iter().take_while(|line| !is_gap(line));
    before.count() + after.count()
}

fn breaks_well(document: &Document, shown: Terminal, height: usize, what: &str) {
    let laid_out = laid_out(document, shown);
    let lines = &laid_out.lines;
    let mut from = laid_out.next_written(0);
    while from < lines.len() {
        let page = laid_out.page(from, height);
        assert!(page.start == from && !page.is_empty() && page.len() <= height, "{what}");
        let next = laid_out.next_written(page.end);
        if next < lines.len() {
            let place = format!("{what} at {height}: {:#?}", &lines[page.start..=next]);
            let last = page.end - 1;
            let is_parted = leads_on(lines, last);
            assert!(!is_parted || together(lines, last) > height, "{place}");
            let is_whole = is_gap(&lines[next - 1]) || is_item(&lines[next]);
            assert!(is_whole || run(lines, next) > height, "{place}");
        }
        from = next;
    }
}

#[test]
fn lessons_are_parted_between_blocks() {
    for (file, text) in BUILT_IN {
        let document = whole(&read(file, text).unwrap(), Style::default(), Key::Hidden);
        for height in [16, 21, 47] {
            breaks_well(&document, without_colour(80, false), height, file);
        }
        breaks_well(&document, without_colour(120, true), 21, file);
        let linear = Terminal { linear: true, ..without_colour(80, false) };
        breaks_well(&document, linear, 21, file);
    }
}

proptest! {
    #![proptest_config(cases(8))]

    #[test]
    fn derivations_are_parted_between_blocks(rows in vec(0_u64..40, 1..6), height in 4_usize..30) {
        for request in about(&Board::from(rows)) {
            let what = request.to_string();
            let document = tell(&Derivation::of(request), style(3));
            breaks_well(&document, without_colour(80, false), height, &what);
        }
    }
}
