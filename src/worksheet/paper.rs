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

/// What a heading says of its column: `id`, `name`, or the number of a question, counted from 1; `None` if it is
/// unknown.
fn column_headed(heading: &str) -> Option<String> {
    let heading = heading.to_lowercase();
    if ["id", "name"].contains(&&*heading) {
        return Some(heading);
    }
    let number: usize = heading.trim_end_matches('.').parse().ok()?;
    (number > 0).then(|| number.to_string())
}

/// The question with the answers in a column.
fn number_of(column: &str) -> Option<usize> {
    column.parse().ok()
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
        let mut columns: Vec<String> = Vec::new();
        for (place, heading) in (1..).zip(&header) {
            let shown = quoted(heading, 40);
            let column = column_headed(heading)
                .ok_or_else(|| format!("has {shown} above column {place}: {EXPECTED}"))?;
            if columns.contains(&column) {
                return Err(format!("has {shown} above two columns: {EXPECTED}"));
            }
            let count = self.count();
            if number_of(&column).is_some_and(|number| number > count) {
                let asked = plural(count as u128, "question");
                return Err(format!(
                    "has answers to question {heading}: the sheet has {count} {asked}"
                ));
            }
            columns.push(column);
        }
        let (has_name, mut others) = (columns.iter().any(|it| it == "name"), columns.iter());
        if !has_name || !others.any(|column| number_of(column).is_some()) {
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

fn sheet(file: &str, columns: &[String], record: &csv::StringRecord) -> Option<SheetText> {
    let field = |place: usize| one_line(record.get(place).unwrap_or_default()).into_owned();
    let fields: Vec<(&String, String)> = columns.iter().zip((0..).map(field)).collect();
    let given = |name: &str| {
        let mut fields = fields.iter();
        let (_, field) = fields.find(|(column, field)| *column == name && !field.is_empty())?;
        Some(field.clone())
    };
    let mut student = Student { id: given("id"), name: given("name").unwrap_or_default() };
    // A question that was left out was still asked.
    let answers = fields.iter().filter(|(column, _)| number_of(column).is_some());
    let has_answers = answers.clone().any(|(_, answer)| !answer.is_empty());
    let answers = answers.map(|(number, answer)| format!("{number}. {answer}\n"));
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
        text: Ok(answers.collect()),
        is_bare: false,
    })
}
