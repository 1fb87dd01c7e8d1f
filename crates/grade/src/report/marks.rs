//! The marks of a hand-in: its functions with their points, where to begin, and what is blocked until then; and what
//! every report on a hand-in has, such as its title, `lab.py: 87.5 of 100 points`.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use crate::class::{HandIn, NotJudged, Points, Share, StudentFiles, also_handed_in};
use crate::hand_in::Missing;
use crate::judge::{Failure, FunctionReport, Graded, Reason, Run, Status, Submission};
use crate::python::jail::Layers;
use crate::sheet::Function;
use explain::document::text::{Text, bad, good, text};
use explain::document::wording::{counted, listed, one_or_more, some};
use explain::document::{Block, Cell, Document, IntoBlocks, Table};

/// The functions with their points, and in the last row the total of these, if it is wanted. What matters most comes
/// first, because on a phone the last column may be off screen.
pub(super) fn marks(graded: &Graded, total_of: Option<Points>) -> Block {
    let mut table = Table::of("<function|>points|>of|<result|>calls\u{a0}right");
    for report in &graded.functions {
        let right = format!("{}\u{a0}of\u{a0}{}", report.passed_cases(), report.cases());
        let is_a_game = report.function == Function::PlayNim;
        let result = if is_unwritten(report) && !is_a_game {
            bad("gives nothing yet")
        } else {
            verdict(report)
        };
        let [points, most] = [report.points, report.max_points];
        table.add((report.function, points, most, result, right));
    }
    if let Some(most) = total_of {
        let [points, most] = [graded.points, most].map(Cell::from);
        let nothing = Cell::default;
        table.foot(["together".into(), points, most, nothing(), nothing()]);
    }
    Block::Whole((table, calls_a_broken_one(graded)).into_blocks())
}

/// What "calls a broken one" means, if the table says it.
fn calls_a_broken_one(graded: &Graded) -> Option<&'static str> {
    let mut reports = graded.functions.iter();
    let is_said = reports.any(|report| report.status == Status::Blocked);
    is_said.then_some(
        "A function that calls a broken one is correct itself, and loses no points for that.",
    )
}

/// The status of a function, in a word or two.
pub(super) fn verdict(report: &FunctionReport) -> Text {
    match report.status {
        Status::Passed => good("right"),
        Status::Failed if report.share > Share::NONE => bad("right in part"),
        Status::Failed => bad("not right"),
        Status::Missing if matches!(in_its_place(report), Some(Missing::Unread(_))) => {
            bad("cannot be read")
        }
        Status::Missing => bad("missing"),
        Status::Error => bad("raises an error"),
        Status::TimedOut => bad("takes too long"),
        Status::Blocked => good("calls a broken one"),
        Status::NotJudged => "not judged".into(),
    }
}

/// Whether a function seems not to be written yet: every call returned nothing and printed nothing, or it plays the
/// whole game and no game is right.
fn is_unwritten(report: &FunctionReport) -> bool {
    let is_nothing = |failure: &Failure| match &failure.reason {
        Reason::NothingReturned(printed) => printed.text.trim().is_empty(),
        // An unwritten function also lacks an `if`, and cannot play games before the functions it needs exist.
        Reason::Gate(_) | Reason::Game(_) => true,
        _ => false,
    };
    !report.failures.is_empty()
        && report.passed_cases() == 0
        && report.failures.iter().all(is_nothing)
}

/// What was found in place of a missing function.
pub(super) fn in_its_place(report: &FunctionReport) -> Option<&Missing> {
    match &report.failures.first()?.reason {
        Reason::Missing(missing) => Some(missing),
        _ => None,
    }
}

/// The first of these lines, and how many more there are.
pub(super) fn first_of(lines: Vec<Text>, most: usize) -> Vec<Text> {
    let more = |more: usize| text!["and "{more}" more in the rest of the file."];
    some(lines, most, more)
}

/// The functions to fix, in this order: those for which most others wait, then written ones before unwritten ones, then
/// those that lack most points, then in the order of the lab sheet.
pub(super) fn to_mend(graded: &Graded) -> Vec<&FunctionReport> {
    let mut reports: Vec<&FunctionReport> = graded.not_right().collect();
    reports.retain(|report| report.status != Status::Blocked);
    reports.sort_by_key(|report| {
        let is_there = in_its_place(report) != Some(&Missing::Nothing);
        let is_written = is_there && !is_unwritten(report);
        let lack = is_written.then(|| lack(report));
        let waiting = waiting(graded, report.function);
        (Reverse((waiting, is_written, is_there, lack)), report.function)
    });
    reports
}

/// How many functions wait for this one: those that it blocks, and in turn those that they block.
fn waiting(graded: &Graded, function: Function) -> usize {
    let mut held_up = BTreeSet::from([function]);
    // One function more at least in each round, until there are no more.
    for _ in &graded.functions {
        let reports = graded.functions.iter();
        let more = reports.filter(|report| report.blocked_by.iter().any(|by| held_up.contains(by)));
        held_up.extend(more.map(|report| report.function).collect::<Vec<_>>());
    }
    held_up.len() - 1
}

/// Where to begin, if there is a choice; functions that are not set need no fixing.
pub(super) fn where_to_begin(graded: &Graded) -> Option<Text> {
    let function = to_mend(graded).first()?.function;
    match waiting(graded, function) {
        _ if graded.functions.len() == 1 => None,
        0 => Some(text!["Begin with "{function}"."]),
        count => {
            let others = counted(count, "other function");
            let need = one_or_more(count, "needs", "need");
            Some(text!["Begin with "{function}": "{others}" "{need}" it."])
        }
    }
}

/// All functions that are only blocked, grouped by what blocks them.
pub(super) fn blocked(graded: &Graded) -> Option<Block> {
    let mut groups: BTreeMap<&[Function], Vec<&FunctionReport>> = BTreeMap::new();
    let reports = graded.functions.iter();
    for report in reports.filter(|report| report.status == Status::Blocked) {
        groups.entry(&report.blocked_by).or_default().push(report);
    }
    let told = groups.iter().map(|(by, group)| held_up(group, by));
    section("Right by themselves", told.collect::<Vec<Text>>())
}

/// A section with this content, if there is any.
pub(super) fn section(heading: impl Into<Text>, body: impl IntoBlocks) -> Option<Block> {
    let (heading, body) = (heading.into(), body.into_blocks());
    (!body.is_empty()).then(|| Block::Section { heading, body: vec![Block::Whole(body)] })
}

/// These lines as a list, if there are any.
pub(super) fn list(lines: Vec<Text>) -> Option<Block> {
    (!lines.is_empty()).then(|| Block::list(lines))
}

/// The points that are missing.
fn lack(report: &FunctionReport) -> Points {
    report.points.short_of(report.max_points)
}

/// That these functions, all blocked by the same others, are otherwise right.
pub(super) fn held_up(reports: &[&FunctionReport], by: &[Function]) -> Text {
    let points: Points = reports.iter().copied().map(lack).sum();
    let functions = names(reports.iter().map(|report| report.function));
    let mut failures = reports.iter().flat_map(|report| &report.failures);
    let are = one_or_more(by.len(), "is", "are");
    let right = if failures.any(|it| it.reason == Reason::Awaited) {
        text![", right but too slow for all these calls, "{are}" faster"]
    } else {
        text![" "{are}]
    };
    let said = text![
        {functions}": nothing to mend here. All of it is right once "{names(by.iter().copied())}{right}
    ];
    if points == Points::default() {
        return said.and(", and no points are lost.");
    }
    said.and(text![", and then you get "{points.counted()}" more."])
}

/// A hand-in and its points: `lab.py: 87.5 of 100 points`; if the roster has a name, `Anna Berg (s17), lab.py: …`.
pub(super) fn title(submission: &Submission) -> Text {
    let (points, most) = (submission.points(), submission.max_points());
    let StudentFiles { student, file, .. } = &submission.of;
    let of = match student.id {
        // The folders before it do not concern the reader.
        Some(_) => {
            let file = file.rsplit(['/', '\\']).next().unwrap_or_default();
            format!("{student}, {file}")
        }
        None => file.clone(),
    };
    text![{of}": "{points}" of "{most}" points"]
}

/// The report on a hand-in below this heading: its results, or why there are no marks.
pub(super) fn about<'a, B: IntoBlocks>(
    submission: &'a Submission,
    heading: Block,
    told: impl FnOnce(&'a Graded) -> B,
) -> Document {
    let result = submission.result.as_ref();
    let (told, why_not) = (result.ok().map(told), result.err().map(not_graded));
    Document::of((heading, also_handed_in(&submission.of), told, why_not))
}

/// Why there are no marks.
pub(super) fn not_graded(error: &NotJudged) -> Text {
    error.in_words(Submission::WORDS.status[0])
}

/// Functions by their names, the last two joined by "and".
pub(super) fn names(functions: impl IntoIterator<Item = Function>) -> Text {
    listed(functions.into_iter().map(Text::from), "and")
}

/// How it was graded, so that it can be repeated; without the sandbox if nothing ran in it.
pub(super) fn how(layers: Option<Layers>, run: &Run) -> Text {
    let missing = layers.map(|layers| layers.missing().into_iter().map(Text::from));
    let jail = match missing {
        None => Text::default(),
        Some(missing) if missing.len() == 0 => ", all layers of the sandbox active".into(),
        Some(missing) => {
            Text::from(", without these layers of the sandbox: ").and(listed(missing, "and"))
        }
    };
    let (python, seed) = (run.python.clone(), run.lab.seed.to_string());
    text![
        "Graded with Python\u{a0}"{python}{jail}". The made-up calls are those of seed\u{a0}"{seed}
        "."
    ]
}
