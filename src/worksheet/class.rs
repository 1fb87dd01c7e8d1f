//! A sheet as one of its class.
//!
//! "anna.md: 7 of 10 right." and below it only what is not right. If 30 students were asked `xor 3 5` and 12 of them
//! added, a teacher reads that in the results instead of in 30 reports.
//!
//! In the table, `right` of `count` answers are right, and `verdicts` has a word for each: `right wrong blank`; `follow`
//! has the numbers of the questions with a wrong answer that follows from the working.

use std::collections::BTreeSet;

use super::brief::in_brief;
use super::json::class_to_json;
use super::marked::{Item, MarkedSheet};
use super::not_counted::{file_and_name, not_counted};
use super::report::{score, score_of, sheet_report};
use crate::class::{
    ClassColumn, ClassNotes, ClassResults, ClassRow, HandIn, HandInWords, InAll, NotJudged, Points,
    ReportFormat, ReportStage, ReportStyle, also_handed_in, column,
};
use crate::document::text::{Text, text};
use crate::document::wording::listed;
use crate::document::{Block, Document, Style};
use crate::judgement::Misconception;

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
        let causes: BTreeSet<_> = self.items.iter().flat_map(Item::misconceptions).collect();
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
            notes: self.of.notes(&not_counted(self)),
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
        let follow = marked.map(Self::follow).unwrap_or_default();
        let follow: Vec<String> = follow.iter().map(usize::to_string).collect();
        let first = vec![
            column("sheet_name", marked.map(|sheet| &sheet.heading.name)),
            column("right", marked.map(Self::right)),
            column("count", items.map(Vec::len)),
            column("verdicts", Some(verdicts.collect::<Vec<_>>().join(" "))),
        ];
        [first, Vec::new(), vec![column("follow", Some(follow.join(" ")))]]
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
        let [right, count, follow] = counts(&class.of_kind);
        InAll { together: (count > 0).then(|| score_of(right, count, follow)), ..InAll::default() }
    }
}

/// How many answers are right, how many there are, and how many wrong ones follow from a wrong cell.
pub(super) fn counts(sheets: &[MarkedSheet]) -> [usize; 3] {
    let sum = |count: fn(&MarkedSheet) -> usize| sheets.iter().map(count).sum();
    [sum(MarkedSheet::right), sum(|sheet| sheet.items.len()), sum(|sheet| sheet.follow().len())]
}

/// All answers are right.
const MOST: Points = Points::whole(100);

/// "Not marked: 'ria.txt' holds no questions."
fn not_marked(why: &NotJudged) -> Text {
    why.in_words(MarkedSheet::WORDS.status[0])
}

/// The results of a class of sheets, without any so far.
#[must_use]
pub fn sheet_class(notes: &ClassNotes) -> ClassResults<MarkedSheet> {
    ClassResults::new(notes, MOST, Vec::new())
}
