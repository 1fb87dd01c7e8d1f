//! What every layout promises, whatever is told: no line wider than asked for, nothing outside ASCII where that is
//! asked for, no stray spaces, no gaps, and marks that do not rest on colour.
//!
//! `explain 18 6 3 20 9` has an `8*`, the group that is alone, at 40 columns as at 120.

mod blocks;
mod held;
mod lessons;
mod linear;
mod pages;
mod pieces;
mod samples;

use course::worksheet::{Printing, Sheet};
use explain::derivation::{Derivation, Found};
use explain::document::{
    Document, Style, Verification, nim_sum_of_many, tell, tell_judgement, tell_verification,
    welcome,
};
use explain::judgement::judge;
use explain::question::{Question, Request};
use proptest::collection::vec;
use proptest::prelude::{Just, ProptestConfig, Strategy, any, prop_oneof, proptest};
use render::{Terminal, json, markdown, terminal};
use theory::{Board, Position, Rule};

use pieces::{columns_are_straight, markdown_says_all, pieces, text_says_all};
use samples::{about, boards, in_words};

use crate::support::{self, cases, few_or_all};

/// So wide that no table and no line is folded.
const ENDLESS: usize = 2000;
const WIDTHS: [usize; 3] = [40, 80, ENDLESS];
const RULES: [Rule; 2] = [Rule::Normal, Rule::Misere];

fn style(depth: usize) -> Style {
    Style { depth, ..Style::default() }
}

/// What is shown without colours.
fn without_colour(width: usize, ascii: bool) -> Terminal {
    Terminal { ascii, ..support::plain(width) }
}

/// What holds of every text and every Markdown page.
fn is_tidy(page: &str, width: usize, ascii: bool, what: &str) {
    assert!(page.ends_with('\n') && !page.ends_with("\n\n"), "{what}: the last line is ended");
    assert!(!page.starts_with('\n') && !page.contains("\n\n\n"), "{what}: gaps in {page}");
    assert!(!page.contains(['\u{a0}', '\t', '\u{1b}']), "{what}: {page}");
    assert!(!ascii || page.is_ascii(), "{what}: {page}");
    for line in page.lines() {
        // Every sign that nimlab writes is one column wide.
        let columns = line.chars().count();
        assert!(columns <= width && line == line.trim_end(), "{what}: {columns}, {line:?}");
    }
}

/// Lays a document out in every way and checks what each promises.
fn keeps_every_promise(document: &Document, widths: &[usize], what: &str) {
    let pieces = pieces(document);
    columns_are_straight(&pieces, what);
    for ascii in [false, true] {
        for &width in widths {
            let what = format!("{what} at {width}, ascii {ascii}");
            let text = terminal(document, without_colour(width, ascii));
            is_tidy(&text, width, ascii, &what);
            text_says_all(&text, &pieces, ascii, width == ENDLESS, &what);
        }
        let shown = without_colour(80, ascii);
        let coloured = terminal(document, Terminal { colour: true, ..shown });
        let stripped = anstream::adapter::strip_str(&coloured).to_string();
        assert_eq!(stripped, terminal(document, shown), "{what}");
        let page = markdown(document, shown);
        let what = format!("{what} as Markdown, ascii {ascii}");
        is_tidy(&page, usize::MAX, ascii, &what);
        markdown_says_all(&page, &pieces, ascii, &what);
    }
    linear::says_it_all(document, &pieces, widths, what);
}

fn of_a_derivation(request: Request, depths: &[usize], widths: &[usize]) {
    let derivation = Derivation::of(request);
    assert!(json::derivation(&derivation).is_ascii());
    for &depth in depths {
        let what = format!("{:.120} --depth {depth}", derivation.request.to_string());
        keeps_every_promise(&tell(&derivation, style(depth)), widths, &what);
    }
}

/// A board explained in normal play.
fn explained(board: Board) -> Request {
    Request::Explain { position: Position::new(board, Rule::Normal), mv: None }
}

#[test]
fn what_is_told_of_boards_keeps_every_promise() {
    let requests = boards().iter().flat_map(about).collect();
    for request in few_or_all(requests, 12, "requests about boards") {
        of_a_derivation(request, &[0, 1, 3], &WIDTHS);
    }
}

#[test]
fn what_is_told_without_a_board_keeps_every_promise() {
    for requests in in_words() {
        for request in few_or_all(requests, 8, "requests in words") {
            of_a_derivation(request, &[1, 3], &WIDTHS);
        }
    }
}

#[test]
fn even_the_deepest_steps_fit_into_forty_columns() {
    for rows in [vec![18, 6, 3, 20, 9], vec![u64::MAX, 1, 1 << 40]] {
        let requests = about(&Board::from(rows));
        for request in few_or_all(requests, 3, "requests told to the end") {
            of_a_derivation(request, &[99], &[40]);
        }
    }
}

#[test]
fn what_is_no_derivation_keeps_the_promises_too() {
    for disagreements in [0, 1, 7] {
        let found = Verification {
            rows: 29,
            max: 1_000_000,
            positions: 1 << 29,
            won: 1 << 28,
            disagreements,
        };
        keeps_every_promise(&tell_verification(&found), &WIDTHS, "verify");
    }
    let many = nim_sum_of_many(10_000_000, u64::MAX);
    keeps_every_promise(&many, &WIDTHS, "sum -");
    keeps_every_promise(&welcome(), &WIDTHS, "nimlab");
    for (work, key) in [(false, false), (true, false), (true, true)] {
        let sheet = Sheet::new(&[], 20, 3).document(Printing { work, key });
        keeps_every_promise(&sheet, &WIDTHS, "worksheet");
    }
    for answer in ["15", "1", "0", "___", "0x", "5 | _4_ *3* `2` <1>"] {
        let question: Question = "sum 5 4 3 2 1".parse().unwrap();
        let judged = judge(&question, answer);
        let judged = tell_judgement(&judged, style(2));
        keeps_every_promise(&judged, &WIDTHS, answer);
    }
}

#[test]
fn a_won_board_has_its_marks_without_colour() {
    for board in boards() {
        let derivation = Derivation::of(explained(board));
        let Found::Position(analysis) = &derivation.found else {
            panic!("a board explained is a position");
        };
        let document = tell(&derivation, style(2));
        for width in WIDTHS {
            let text = terminal(&document, without_colour(width, false));
            // One digit is marked: the leftmost odd one of the row that changes.
            for text in [text, terminal(&document, without_colour(width, true))] {
                let marks = text.matches('[').count();
                let is_marked = analysis.mover_wins && analysis.board().is_explained();
                assert_eq!(marks, usize::from(is_marked), "{text}");
            }
        }
    }
}

#[test]
fn what_can_be_laid_out_wider_is_not_longer() {
    let derivation = Derivation::of(explained(Board::from([u64::MAX, 1 << 40, 12345])));
    let document = tell(&derivation, style(2));
    let lines =
        WIDTHS.map(|width| terminal(&document, without_colour(width, false)).lines().count());
    assert!(lines.iter().rev().is_sorted(), "{lines:?}");
}

fn sizes() -> impl Strategy<Value = Vec<u64>> {
    let size = prop_oneof![3 => Just(0), 3 => Just(1), 6 => 0..64_u64, 2 => 0..100_000_u64, 2 => any::<u64>()];
    vec(size, 1..12)
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..cases(60) })]

    #[test]
    fn random_boards_keep_every_promise(
        rows in sizes(),
        which in any::<usize>(),
        depth in 0..5_usize,
        width in 40..130_usize,
    ) {
        let mut requests = about(&Board::from(rows));
        let request = requests.swap_remove(which % requests.len());
        of_a_derivation(request, &[depth], &[width, ENDLESS]);
    }
}
