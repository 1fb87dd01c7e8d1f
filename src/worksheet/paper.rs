//! Sheets that were answered on paper, typed into one table: a row for each student, a column for each question.
//!
//! ```text
//! name,1,2,3
//! Anna Berg,0,2 1,N
//! Ben Carr,7,,P
//! ```

use super::given::GivenSheet;
use super::handed_in::SheetText;
use crate::class::{Student, StudentFiles, spreadsheet};
use crate::document::wording::plural;
use crate::files::FileKind;
use crate::legible::{one_line, quoted};

/// The kind of file of such tables.
pub const TABLES: FileKind = FileKind::new("table of answers", &["csv"], 16);

/// The contents of a column.
#[derive(PartialEq, Eq)]
enum PaperColumn {
    Id,
    Email,
    Name,
    /// The answers to the question with this number, counted from 1.
    Answer(usize),
}

impl PaperColumn {
    /// `None` for an unknown heading.
    fn headed(heading: &str) -> Option<Self> {
        match &heading.to_lowercase()[..] {
            "id" => Some(Self::Id),
            "email" => Some(Self::Email),
            "name" => Some(Self::Name),
            number => {
                let number = number.trim_end_matches('.').parse();
                number.ok().filter(|number| *number > 0).map(Self::Answer)
            }
        }
    }
}

impl GivenSheet {
    /// The sheets of a table, each as if its student had handed in numbers and answers. A row without a name and
    /// answers, such as spreadsheets leave at the end, is skipped.
    ///
    /// # Errors
    /// If a column is unknown or appears twice, or there is no name or no question: in words that follow the file's
    /// name.
    pub fn sheets_on_paper(&self, file: &str, text: &str) -> Result<Vec<SheetText>, String> {
        const EXPECTED: &str = "expected name, and then the number of a question, as in name,1,2,3";
        let mut reader = spreadsheet::table(text);
        let header = reader.headers().cloned().unwrap_or_default();
        let mut columns: Vec<PaperColumn> = Vec::new();
        for (place, heading) in header.iter().enumerate() {
            let shown = quoted(heading, 40);
            let place = place + 1;
            let column = PaperColumn::headed(heading)
                .ok_or_else(|| format!("has {shown} above column {place}: {EXPECTED}"))?;
            if columns.contains(&column) {
                return Err(format!("has {shown} above two columns: {EXPECTED}"));
            }
            let count = self.count();
            if matches!(column, PaperColumn::Answer(number) if number > count) {
                let asked = plural(count as u128, "question");
                return Err(format!(
                    "has answers to question {heading}: the sheet has {count} {asked}"
                ));
            }
            columns.push(column);
        }
        let is_answer = |column: &PaperColumn| matches!(column, PaperColumn::Answer(_));
        if !columns.contains(&PaperColumn::Name) || !columns.iter().any(is_answer) {
            return Err(format!("does not say what its columns hold: {EXPECTED}"));
        }
        // Text always has records, of any length.
        let records = reader.records().filter_map(Result::ok);
        let sheets = records.filter_map(|record| sheet(file, &columns, &record));
        let sheets: Vec<SheetText> = sheets.collect();
        if sheets.is_empty() {
            return Err("has no row below its first: expected one for each student".to_owned());
        }
        Ok(sheets)
    }
}

fn sheet(file: &str, columns: &[PaperColumn], record: &csv::StringRecord) -> Option<SheetText> {
    let mut student = Student::default();
    let mut answers = Vec::new();
    let mut has_answers = false;
    for (place, column) in columns.iter().enumerate() {
        let field = one_line(record.get(place).unwrap_or_default()).into_owned();
        let is_given = !field.is_empty();
        match column {
            PaperColumn::Id if is_given => student.id = Some(field),
            PaperColumn::Email if is_given => student.email = Some(field),
            PaperColumn::Name => student.name = field,
            // A question that was left out was still asked.
            PaperColumn::Answer(number) => {
                has_answers |= is_given;
                answers.push(format!("{number}. {field}\n"));
            }
            _ => {}
        }
    }
    if student == Student::default() && !has_answers {
        return None;
    }
    let line = record.position().map_or(1, csv::Position::line);
    if student.name.is_empty() {
        student.name = student.id.clone().unwrap_or_else(|| format!("line {line}"));
    }
    Some(SheetText {
        of: StudentFiles {
            file: format!("{}, {file}, line {line}", student.name),
            student,
            ..StudentFiles::default()
        },
        text: Ok(answers.concat()),
        is_bare: false,
    })
}
