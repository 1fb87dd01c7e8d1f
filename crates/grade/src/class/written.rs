//! The results of a class in formats for programs, one hand-in at a time.
//!
//! The table for spreadsheets is a header, then a row for each hand-in, including those that could not be judged. With a
//! roster `id` and `name` come first, and students who have handed in nothing have a row whose `status` is `absent`.
//! `misconceptions`, `error` and `notes` say what went wrong; the other columns are those of its kind.

use super::csv_line::csv_line;
use super::format::{ReportFormat, ReportStyle};
use super::hand_in::{ClassColumn, ClassResults, HandIn, ReportStage, column};
use super::student::Student;

impl<H: HandIn> ClassResults<H> {
    /// Part of the report in a format for programs.
    pub fn written(
        &self,
        format: ReportFormat,
        stage: &ReportStage<'_, H>,
        style: ReportStyle,
    ) -> String {
        let line =
            |columns: Vec<ClassColumn>| csv_line(columns.into_iter().map(|(_, value)| value));
        match (format, stage) {
            (ReportFormat::Csv, ReportStage::Beginning) => {
                csv_line(self.columns(None, None).into_iter().map(|(name, _)| name))
            }
            (ReportFormat::Csv, ReportStage::HandIn(hand_in, _)) => {
                line(self.columns(None, Some(hand_in)))
            }
            (ReportFormat::Csv, ReportStage::End(_)) => {
                let absent = self.notes.absent.iter();
                absent.map(|student| line(self.columns(Some(student), None))).collect()
            }
            _ => H::written(self, format, stage, style),
        }
    }

    /// The columns of the table, with their values for a hand-in, or for a student who is absent.
    fn columns(&self, absent: Option<&Student>, hand_in: Option<&H>) -> Vec<ClassColumn> {
        let [first, middle, last] = H::columns(hand_in, self);
        let row = hand_in.map(H::row);
        let row = row.as_ref();
        let student = absent.or(row.map(|row| &row.of.student));
        let why = row.and_then(|row| row.why.as_ref());
        let [judged, nothing, not_tried] = H::WORDS.status;
        let status = match why {
            _ if row.is_none() => "absent",
            None => judged,
            Some(why) if why.is_handed_in() => nothing,
            Some(_) => not_tried,
        };
        let id = student.and_then(|student| student.id.as_ref());
        let name = column("name", student.map(|student| &student.name));
        let mut who = vec![column("id", id), name];
        who.retain(|_| self.notes.has_ids);
        who.push(column("file", row.map(|row| &row.of.file)));
        let misconceptions = column("misconceptions", row.map(|row| &row.misconceptions));
        let wrong = vec![misconceptions, column("error", why)];
        let notes = column("notes", row.map(|row| &row.notes));
        let remarks = vec![notes, column("status", Some(status))];
        [who, first, wrong, middle, remarks, last].concat()
    }

    /// The roster filled in with points and comments, and the name of its file, if it is a grading worksheet of Moodle.
    pub fn grading_worksheet(&self) -> Option<(String, String)> {
        let worksheet = self.notes.worksheet.as_ref()?;
        let graded = self.rows.iter().filter_map(|row| {
            let id = row.of.student.id.as_deref()?;
            let points = row.points.filter(|_| !row.is_not_tried())?;
            Some((id, (points.to_string(), row.comment.as_str())))
        });
        Some((worksheet.file.clone(), worksheet.filled(&graded.collect())))
    }
}
