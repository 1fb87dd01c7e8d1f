//! The marks of a hand-in: its functions with their points, where to begin, and what is held up until then; and what every
//! telling of a hand-in has, such as its title, `lab.py: 87.5 of 100 points`.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use crate::class::{Points, Share, StudentFiles, Tally};
use crate::document::text::{Text, bad, code, good};
use crate::document::wording::{counted, listed};
use crate::document::{Align, Block, Cell, Table};
use crate::grade::judge::{FunctionReport, Graded, NotGraded, Reason, Run, Status, Submission};
use crate::grade::python::jail::Layers;
use crate::grade::sheet::Function;
use crate::grade::words::say;

/// The functions with their points. What matters most comes first: on a telephone the last column may be out of sight.
pub(super) fn marks(graded: &Graded) -> Table {
    let columns = [
        (Align::Left, "function"),
        (Align::Right, "points"),
        (Align::Right, "of"),
        (Align::Left, "result"),
        (Align::Right, "calls\u{a0}right"),
    ];
    let mut table = Table::new(1, columns.map(|(align, name)| (align, name.into())));
    for report in &graded.functions {
        table.row([
            Cell::from(code(report.function.name())),
            Cell::from(report.points.to_string()),
            Cell::from(report.max_points.to_string()),
            Cell::from(verdict(report)),
            Cell::from(format!(
                "{}\u{a0}of\u{a0}{}",
                report.passed_cases(),
                report.cases()
            )),
        ]);
    }
    table.foot([
        Cell::from("together"),
        Cell::from(graded.points.to_string()),
        Cell::from(graded.max_points.to_string()),
        Cell::default(),
        Cell::default(),
    ]);
    table
}

/// How a function went, in a word or two.
pub(super) fn verdict(report: &FunctionReport) -> Text {
    match report.status {
        Status::Passed => good("right"),
        Status::Failed if report.share > Share::NONE => bad("right in part"),
        Status::Failed => bad("not right"),
        Status::Missing if cannot_be_read(report) => bad("cannot be read"),
        Status::Missing => bad("missing"),
        Status::Error => bad("raises an error"),
        Status::TimedOut => bad("takes too long"),
        Status::Blocked => bad("blocked"),
    }
}

/// Whether it is there, in a part of the file that Python cannot read.
pub(super) fn cannot_be_read(report: &FunctionReport) -> bool {
    report.failures.iter().any(
        |failure| matches!(&failure.reason, Reason::Missing(missing) if missing.unread.is_some()),
    )
}

/// Where to begin: with the function that holds up most others.
pub(super) fn where_to_begin(graded: &Graded) -> Option<Block> {
    let reports = graded.functions.iter();
    let mut held_up = Tally::default();
    held_up.add(reports.clone().flat_map(|report| report.blocked_by.clone()));
    let lacks = |function: Function| {
        let mut reports = reports.clone();
        reports.find(|report| report.function == function).map(lack)
    };
    // Of several the one that lacks most points, and then the first in the order of the lab sheet.
    let most = |&(function, count): &(Function, usize)| (count, lacks(function), Reverse(function));
    let (function, count) = held_up.counts().max_by_key(most)?;
    let begin = match count {
        1 => "Begin with `{}`: {} waits for it.",
        _ => "Begin with `{}`: {} wait for it.",
    };
    let others = counted(count, "other function");
    Some(Block::Paragraph(say!(begin, function.name(), others)))
}

/// All functions that are only held up, by what holds them up.
pub(super) fn blocked(graded: &Graded) -> Option<Block> {
    let mut groups: BTreeMap<&[Function], Vec<&FunctionReport>> = BTreeMap::new();
    for report in &graded.functions {
        if report.status == Status::Blocked {
            groups.entry(&report.blocked_by).or_default().push(report);
        }
    }
    let body: Vec<Block> = groups
        .into_values()
        .map(|group| Block::Paragraph(held_up(&group)))
        .collect();
    (!body.is_empty()).then(|| Block::Section {
        heading: "Blocked".into(),
        body: vec![Block::Whole(body)],
    })
}

/// The points that are missing.
fn lack(report: &FunctionReport) -> Points {
    report.points.short_of(report.max_points)
}

/// That these functions, all held up by the same, are right but for that.
pub(super) fn held_up(reports: &[&FunctionReport]) -> Text {
    let Some(first) = reports.first() else {
        return Text::default();
    };
    let functions: Vec<Function> = reports.iter().map(|report| report.function).collect();
    let points: Points = reports.iter().copied().map(lack).sum();
    let (need, they_are, them, they_lack) = match reports.len() {
        1 => ("needs", "it is right", "it", "it lacks"),
        _ => ("need", "they are all right", "them", "they lack"),
    };
    let (right_ones, they_become) = match first.blocked_by.len() {
        1 => ("a right one in its place", "that is right"),
        _ => ("right ones in their place", "those are right"),
    };
    let said = say!(
        "{} {} {}. With {} {}, so there is nothing to mend in {}",
        names(&functions),
        need,
        names(&first.blocked_by),
        right_ones,
        they_are,
        them
    );
    if points == Points::default() {
        return say!("{}, and no points are lost.", said);
    }
    say!(
        "{}: once {}, you get the {} that {} now.",
        said,
        they_become,
        counted_points(points),
        they_lack
    )
}

/// A hand-in and its points: `lab.py: 87.5 of 100 points`; with whom the roster names, `Anna Berg (s17), lab.py: …`.
pub(super) fn title(submission: &Submission) -> Text {
    let [points, most] =
        [submission.points(), submission.lab.max_points()].map(|points| points.to_string());
    let StudentFiles { student, file, .. } = &submission.of;
    let of = match student.id {
        Some(_) => format!("{student}, {file}"),
        None => file.clone(),
    };
    say!("{}: {} of {} points", of, points, most)
}

/// What else the student has handed in: `also handed in: lab_old.py; lab.py was changed last and counts`.
pub(super) fn also(submission: &Submission) -> Option<Block> {
    let told = submission.of.told()?;
    Some(Block::Paragraph(say!("Note: {}.", told)))
}

/// Why there are no marks.
pub(super) fn not_graded(error: &NotGraded) -> Text {
    say!("{} {}.", bad("Not graded:"), error.to_string())
}

/// Functions by their names, the last two joined by "and".
pub(super) fn names(functions: &[Function]) -> Text {
    let names = functions.iter().map(|function| code(function.name()));
    listed(names, "and")
}

/// With what it was graded, so that it can be done again; nothing of the sandbox where nothing ran in it.
pub(super) fn how(layers: Option<Layers>, run: &Run) -> Text {
    let jail = match layers {
        None => Text::default(),
        Some(layers) if layers.all_active() => ", all layers of the sandbox active".into(),
        Some(layers) => {
            let missing = layers.missing().into_iter().map(Text::from);
            say!(
                ", without these layers of the sandbox: {}",
                listed(missing, "and")
            )
        }
    };
    say!(
        "Graded with Python\u{a0}{}{}. The calls that are made up follow from `{}`.",
        run.python.clone(),
        jail,
        format!("--seed {}", run.lab.seed)
    )
}

/// "1 point", "7.5 points".
pub(super) fn counted_points(points: Points) -> Text {
    let one = points == Points::whole(1);
    say!(
        "{} {}",
        points.to_string(),
        if one { "point" } else { "points" }
    )
}
