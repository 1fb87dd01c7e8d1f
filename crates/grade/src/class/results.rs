//! The results of many hand-ins together: for each cause who has it, the distribution of points, and what is particular
//! to their kind, such as how many have a function right.
//!
//! The report has the tables, the most frequent causes, and the distribution of points; the page also lists all
//! students, with links such as `anna.html`. Only a row of each hand-in is kept, unless its kind keeps more.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use super::hand_in::{ClassResults, ClassRow, HandIn, InAll};
use super::list::ClassNotes;
use super::points::Points;
use super::spread::Spread;
use super::student::Student;
use super::summary::notes_in_words;
use explain::document::text::{Text, code, text};
use explain::document::wording::{counted, one_or_more};
use explain::document::{Block, Cell, Document, Table, column_of};

impl<H: HandIn> ClassResults<H> {
    /// A class without hand-ins so far.
    pub fn new(notes: &ClassNotes, most: Points, of_kind: H::OfClass) -> Self {
        Self {
            notes: notes.clone(),
            most,
            rows: Vec::new(),
            causes: BTreeMap::new(),
            spread: Spread::default(),
            of_kind,
        }
    }

    /// Adds a hand-in, whose row is this.
    pub fn add(&mut self, hand_in: &H, row: ClassRow<H::Cause>) {
        for &cause in &row.causes {
            let who = self.causes.entry(cause).or_default();
            who.push(row.of.student.to_string());
        }
        if let Some(points) = row.points.filter(|_| !row.is_not_tried()) {
            self.spread.add(points, self.most);
        }
        hand_in.add_to(&mut self.of_kind);
        self.rows.push(row);
    }

    /// How many could not be judged at all.
    pub fn not_tried(&self) -> usize {
        self.rows.iter().filter(|row| row.is_not_tried()).count()
    }

    /// How many contain nothing to judge, such as an empty file.
    pub fn nothing(&self) -> usize {
        let not_judged = self.rows.iter().filter(|row| row.why.is_some());
        not_judged.count() - self.not_tried()
    }

    /// How many have everything right.
    pub fn all_right(&self) -> usize {
        self.rows.iter().filter(|row| row.is_all_right).count()
    }

    /// The sum of their points.
    pub fn points(&self) -> Points {
        self.rows.iter().filter_map(|row| row.points).sum()
    }

    /// All students, with their rows; none for those who have handed in nothing.
    pub fn students(&self) -> impl Iterator<Item = (&Student, Option<&ClassRow<H::Cause>>)> {
        let there = self.rows.iter().map(|row| (&row.of.student, Some(row)));
        there.chain(self.notes.absent.iter().map(|student| (student, None)))
    }

    /// The report on the class.
    pub fn report(&self) -> Document {
        let InAll { tables, apart, together, how } = H::in_all(self);
        let tables: Vec<Table> = tables.into_iter().map(|(_, table)| table).collect();
        let beside = (self.remarks(), notes_in_words(&self.notes, false), apart);
        let causes = self.causes_in_table(false);
        let causes = causes.map(|table| (heading("What went wrong most often"), table));
        let together = together.map(|told| {
            let spread = (!self.spread.is_empty()).then(|| self.spread.in_words());
            (heading("All in all"), spread, told)
        });
        Document::of(((self.title(), tables), beside, causes, together, how))
    }

    /// The class page to hand back, with its histogram, its students, and who has which cause.
    pub fn page(&self) -> Document {
        let InAll { mut tables, apart, together, how } = H::in_all(self);
        let beside = (self.remarks(), notes_in_words(&self.notes, true), apart);
        let spread = (!self.spread.is_empty()).then(|| self.spread.histogram());
        let spread = spread.map(|table| (heading("How the points are spread"), table));
        tables.insert(0, ("Students", self.student_table()));
        let causes = self.causes_in_table(true);
        tables.extend(causes.map(|table| ("What went wrong, and for whom", table)));
        let sortable = |(name, table)| (heading(name), Table { sortable: true, ..table });
        let tables: Vec<_> = tables.into_iter().map(sortable).collect();
        Document::of(((self.title(), together), beside, spread, tables, how))
    }

    /// "The class: 24 hand-ins".
    fn title(&self) -> Block {
        Block::Title(text!["The class: "{counted(self.rows.len(), H::WORDS.noun)}])
    }

    /// Remarks on the hand-ins that have no results.
    fn remarks(&self) -> Vec<Text> {
        let words = H::WORDS;
        let told = [(self.not_tried(), words.not_tried), (self.nothing(), words.nothing)];
        let told = told.into_iter().filter(|(count, _)| *count > 0);
        told.map(|(count, [one, more])| {
            text![{counted(count, words.noun)}" "{one_or_more(count, one, more)}]
        })
        .collect()
    }

    /// The students, each with a link to their page.
    fn student_table(&self) -> Table {
        let id = self.notes.has_ids.then_some("<id");
        let columns = ["<student"].into_iter().chain(id);
        let columns = columns.chain(H::WORDS.columns.split('|'));
        let mut table = Table::new(1, columns.map(column_of));
        for (student, row) in self.students() {
            let mut name = Cell::from(student.name.clone());
            let page = row.and_then(|row| row.page.as_ref());
            name.link = page.map(|page| format!("{page}.html"));
            let id = student.id.clone().unwrap_or_default();
            let id = self.notes.has_ids.then_some(id.into());
            let points = row.and_then(|row| row.points);
            let points = points.map_or_else(Cell::default, Cell::from);
            let file = row.map_or("nothing handed in", |row| &row.of.file);
            let cells = row.map(|row| row.cells.clone()).unwrap_or_default();
            let cells = [points, file.to_owned().into()].into_iter().chain(cells.map(Cell::from));
            table.row([name].into_iter().chain(id).chain(cells));
        }
        table
    }

    /// What went wrong, the most frequent first, perhaps with the students.
    fn causes_in_table(&self, is_whose_told: bool) -> Option<Table> {
        let mut causes: Vec<_> = self.causes.iter().collect();
        causes.sort_by_key(|(_, who)| Reverse(who.len()));
        let whose = is_whose_told.then_some("<whose");
        let columns = ["<what went wrong", ">hand-ins"].into_iter().chain(whose);
        let mut table = Table::new(1, columns.chain(["<code"]).map(column_of));
        for &(cause, who) in &causes {
            let (words, named) = H::cause(*cause);
            let named = (!named.is_empty()).then(|| code(named).into());
            let cells = [Cell::from(words), who.len().into()];
            let whose = is_whose_told.then(|| Cell::from(who.join(", ")));
            let cells = cells.into_iter().chain(whose);
            table.row(cells.chain([named.unwrap_or_default()]));
        }
        (!causes.is_empty()).then_some(table)
    }
}

fn heading(heading: &'static str) -> Block {
    Block::Heading(heading.into())
}
