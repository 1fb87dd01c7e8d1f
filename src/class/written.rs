//! The results of a class in formats for programs, one hand-in at a time.
//!
//! The table for spreadsheets is a header, then a row for each hand-in, including those that could not be judged. With a
//! roster `id` and `name` come first, and students who have handed in nothing have a row whose `status` is `absent`.
//! `misconceptions`, `error` and `notes` say what went wrong; the other columns are those of its kind.
//!
//! Moodle identifies a student by the number in the file names of its downloads ("Participant 123456"), by the ID
//! number or by the address; Canvas by the SIS ID, by the login or by the name. Students who have handed in nothing
//! have an empty field, which changes nothing there.

use std::path::Path;

use super::format::{ReportFormat, ReportStyle};
use super::hand_in::{ClassColumn, ClassResults, ClassRow, HandIn, ReportStage, column};
use super::moodle;
use super::student::Student;
use crate::render::csv_line;

impl<H: HandIn> ClassResults<H> {
    /// Part of the report in a format for programs.
    #[must_use]
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

    /// The points in the formats that learning platforms import, by the names of their files; none if no student has an
    /// id.
    pub(crate) fn gradebooks(&self) -> Vec<(&'static str, String)> {
        let files = [("moodle.csv", self.moodle()), ("canvas.csv", self.canvas())];
        let is_given = |_: &(&str, String)| self.notes.has_ids;
        files.into_iter().filter(is_given).collect()
    }

    /// A grading worksheet for Moodle's assignment, which its gradebook also imports by ID number or address.
    fn moodle(&self) -> String {
        const COLUMNS: &str = "Identifier,Full name,ID number,Email address,Grade,Maximum grade,Last modified (grade),Feedback comments";
        let most = self.most.to_string();
        let rows = self.students().map(|(student, row)| {
            let downloaded = row.and_then(|row| moodle::student(Path::new(&row.of.file)));
            let number = downloaded.and_then(|student| student.id);
            let participant = number.as_ref();
            let participant = participant.map(|number| format!("Participant {number}"));
            // Moodle's own number is enough.
            let id = Some(self.id(student)).filter(|id| number.as_deref() != Some(id));
            csv_line([
                participant.as_deref().unwrap_or_default(),
                &student.name,
                id.unwrap_or_default(),
                email(student),
                &points(row),
                &most,
                "",
                row.map_or("", |row| row.comment.as_str()),
            ])
        });
        std::iter::once(csv_line(COLUMNS.split(','))).chain(rows).collect()
    }

    /// A file for Canvas's gradebook: its second line has the maximum points.
    fn canvas(&self) -> String {
        let columns = ["Student", "ID", "SIS User ID", "SIS Login ID", "Section"];
        let header = csv_line(columns.into_iter().chain([&*self.title]));
        let most = self.most.to_string();
        let possible = csv_line(["    Points Possible", "", "", "", "", &most]);
        let rows = self.students().map(|(student, row)| {
            let (id, email) = (self.id(student), email(student));
            csv_line([&*student.name, "", id, email, "", &points(row)])
        });
        [header, possible].into_iter().chain(rows).collect()
    }

    /// A student's id on the roster.
    fn id<'s>(&self, student: &'s Student) -> &'s str {
        let id = student.id.as_deref().filter(|_| self.notes.has_roster);
        id.unwrap_or_default()
    }
}

fn email(student: &Student) -> &str {
    student.email.as_deref().unwrap_or_default()
}

fn points<C>(row: Option<&ClassRow<C>>) -> String {
    let points = row.and_then(|row| row.points);
    points.map_or_else(String::new, |points| points.to_string())
}
