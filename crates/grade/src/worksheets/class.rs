//! A sheet as one of its class.
//!
//! "anna.md: 7 of 10 right." and below it only what is not right. In the table, `right` of `count` answers are right, and
//! `verdicts` has a word for each: `right wrong blank`.

use std::collections::BTreeSet;

use super::marked::{Item, MarkedSheet};
use super::report::{in_brief, score, sheet_report};
use crate::class::{
    ClassColumn, ClassNotes, ClassResults, ClassRow, HandIn, HandInWords, InAll, NotJudged, Points,
    ReportFormat, ReportStage, ReportStyle, also_handed_in, column,
};
use explain::document::text::{Text, strong, text};
use explain::document::wording::listed;
use explain::document::{Block, Document, Style};
use explain::judgement::Misconception;
use render::json::{Object, judged, line};

impl HandIn for MarkedSheet {
    type Cause = Misconception;
    type OfClass = Vec<Self>;
    const WORDS: HandInWords = HandInWords {
        noun: "sheet",
        status: ["marked", "not-marked", "not-read"],
        nothing: ["is not marked.", "are not marked."],
        not_tried: ["could not be read."; 2],
        columns: ">percent|<file|<right|<what went wrong",
        is_asked_for: true,
    };

    fn row(&self) -> ClassRow<Misconception> {
        let count = |count: usize| Points::whole(u32::try_from(count).unwrap_or(u32::MAX));
        let percent = MOST.part(count(self.right()), count(self.items.len()));
        let causes: BTreeSet<_> = self.items.iter().filter_map(Item::misconception).collect();
        let codes: Vec<&str> = causes.iter().map(|slip| slip.code()).collect();
        let right = format!("{}\u{a0}of\u{a0}{}", self.right(), self.items.len());
        let slips = listed(causes.iter().map(|slip| slip.in_words().into()), "and");
        let cells = match &self.not_marked {
            None => [right.into(), slips],
            Some(why) => [Text::default(), not_marked(why)],
        };
        ClassRow {
            of: self.of.clone(),
            page: None,
            why: self.not_marked.clone(),
            misconceptions: codes.join(" "),
            notes: self.of.notes(&[]),
            is_all_right: self.is_all_right(),
            points: self.not_marked.is_none().then_some(percent),
            causes,
            comment: cells[1].plain(),
            cells,
        }
    }

    fn brief(&self, style: Style) -> Document {
        if let Some(why) = &self.not_marked {
            return Document::of(not_marked(why));
        }
        let heading = text![{file_and_name(self)}": "{score(self)}];
        let brief = (style.depth > 0).then(|| in_brief(self));
        Document::of((Block::Heading(heading), also_handed_in(&self.of), brief))
    }

    fn full(&self, style: Style) -> Document {
        let title = Block::Title(file_and_name(self).into());
        let why = self.not_marked.as_ref();
        let told = why.is_none().then(|| sheet_report(self, style).blocks);
        Document::of((title, also_handed_in(&self.of), told, why.map(not_marked)))
    }

    /// A sheet that is not marked counts in no average, and so has no numbers.
    fn columns(sheet: Option<&Self>, _: &ClassResults<Self>) -> [Vec<ClassColumn>; 3] {
        let marked = sheet.filter(|sheet| sheet.not_marked.is_none());
        let items = marked.map(|sheet| &sheet.items);
        let verdicts = items.into_iter().flatten().map(|item| item.verdict().word());
        let first = vec![
            column("sheet_name", marked.map(|sheet| &sheet.name)),
            column("right", marked.map(Self::right)),
            column("count", items.map(Vec::len)),
            column("verdicts", Some(verdicts.collect::<Vec<_>>().join(" "))),
        ];
        [first, Vec::new(), Vec::new()]
    }

    fn written(
        class: &ClassResults<Self>,
        _: ReportFormat,
        stage: &ReportStage<'_, Self>,
        _: ReportStyle,
    ) -> String {
        match stage {
            ReportStage::End(errors) => class_to_json(class, errors),
            _ => String::new(),
        }
    }

    fn cause(slip: Misconception) -> (Text, String) {
        (slip.in_words().into(), slip.code().to_owned())
    }

    fn add_to(&self, class: &mut Vec<Self>) {
        class.push(self.clone());
    }

    fn in_all(class: &ClassResults<Self>) -> InAll {
        let (right, count) = counts(&class.of_kind);
        let together = text![{strong(format!("{right} of {count} right"))}"."];
        InAll { together: (count > 0).then_some(together), ..InAll::default() }
    }
}

/// "anna.md", or "anna.md (Anna)"; if the roster has a name, "Anna Berg (s17), anna.md".
fn file_and_name(sheet: &MarkedSheet) -> String {
    let (student, file) = (&sheet.of.student, &sheet.of.file);
    match &*sheet.name {
        _ if student.id.is_some() => format!("{student}, {file}"),
        "" => file.clone(),
        name => format!("{file} ({name})"),
    }
}

/// How many answers are right, and how many there are.
fn counts(sheets: &[MarkedSheet]) -> (usize, usize) {
    let right = sheets.iter().map(MarkedSheet::right).sum();
    (right, sheets.iter().map(|sheet| sheet.items.len()).sum())
}

/// All answers are right.
const MOST: Points = Points::whole(100);

/// "Not marked: 'ria.txt' holds no questions."
fn not_marked(why: &NotJudged) -> Text {
    why.in_words(MarkedSheet::WORDS.status[0])
}

/// The results of a class of sheets, without any so far.
pub fn sheet_class(notes: &ClassNotes) -> ClassResults<MarkedSheet> {
    ClassResults::new(notes, MOST, Vec::new())
}

/// Sheets with their class as one line of JSON; `errors` says what could not be read.
fn class_to_json(class: &ClassResults<MarkedSheet>, errors: &[String]) -> String {
    let (all, notes) = (&class.of_kind, &class.notes);
    let slips = class.causes.iter();
    let misconceptions =
        slips.map(|(code, who)| Object::new().field("code", code).field("count", who.len()));
    let nothing = all.iter().filter_map(|sheet| sheet.not_marked.as_ref());
    let nothing = nothing.filter(|why| why.is_handed_in());
    let (right, count) = counts(all);
    let together = Object::new()
        .field("submissions", all.len() - class.not_tried())
        .list_if_any("not_marked", nothing.map(ToString::to_string))
        .field("right", right)
        .field("count", count)
        .list("misconceptions", misconceptions)
        .list_if_any("absent", &notes.absent)
        .list_if_any("not_on_roster", &notes.not_on_roster)
        .list_if_any("passed_over", &notes.passed_over);
    let is_marked = |sheet: &&MarkedSheet| sheet.not_marked.is_none();
    let sheets = all.iter().filter(is_marked).map(sheet_object);
    line(Object::new().list("submissions", sheets).field("errors", errors).field("class", together))
}

fn sheet_object(sheet: &MarkedSheet) -> Object {
    let student = Some(&sheet.of.student).filter(|student| !student.is_nobody());
    Object::new()
        .field("file", &sheet.of.file)
        .optional("student", student)
        .list_if_any("also_handed_in", &sheet.of.also)
        .optional("name", Some(&sheet.name).filter(|name| !name.is_empty()))
        .list("items", sheet.items.iter().map(item))
        .field("right", sheet.right())
        .field("count", sheet.items.len())
}

fn item(item: &Item) -> Object {
    match &item.mark {
        Ok(judgement) => judged(judgement),
        Err(asked) => Object::new()
            .field("question", &asked.words)
            .field("answer", &asked.answer)
            .field("verdict", item.verdict().word())
            .field("expected", ())
            .field("diagnosis", ())
            .field("error", &asked.why),
    }
    .field("line", item.line)
}
