//! Tables as data: cells with roles and marks, columns that name the row, and columns that may be broken into blocks; of a long one
//! the rows that are shown, and a line in the place of those that are not.

use super::folding::{FoldedItem, fold};
use super::text::Text;
use super::wording::{MOST_ROWS_TOLD, counted};

/// A table. Every row has as many cells as the header.
#[expect(clippy::struct_excessive_bools, reason = "each says something else of the table")]
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Table {
    /// What each column holds.
    pub header: Vec<Text>,
    /// How the cells of each column are set.
    pub align: Vec<Align>,
    /// The first columns, which say what a row is about: they stay when the others are broken into blocks.
    pub stubs: usize,
    /// Whether the columns after the stubs are digits of one number, which may be broken into blocks of columns.
    pub breakable: bool,
    /// Whether the last column only says again what the digits say; where there is no room for it, it is left out.
    pub aside: bool,
    /// Whether it has the columns of a table before it, so that text on a screen need not name them again.
    pub is_continued: bool,
    /// The rows.
    pub body: Vec<Vec<Cell>>,
    /// Rows that sum up those of the body.
    pub foot: Vec<Vec<Cell>>,
    /// Whether its empty cells are there to be written in, so that they are ruled.
    pub to_fill: bool,
    /// Whether a reader may sort its rows by any column.
    pub sortable: bool,
}

/// How the cells of a column are set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Align {
    /// Words.
    Left,
    /// Numbers.
    Right,
}

/// One cell.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Cell {
    /// What it reads.
    pub text: Text,
    /// Whether it is one to look at; renderers show that by more than colour. What marked cells are is said below the table.
    pub marked: bool,
    /// The file that it links to, in the folder of the page.
    pub link: Option<String>,
}

impl Cell {
    /// Marks the cell where `marked` holds.
    pub fn mark_if(mut self, marked: bool) -> Self {
        self.marked |= marked;
        self
    }
}

impl<T: Into<Text>> From<T> for Cell {
    fn from(text: T) -> Self {
        Self { text: text.into(), ..Self::default() }
    }
}

/// The cells of a row, which may be of several kinds: `(row(3), 7_u64, "take 2")`.
pub trait IntoCells {
    /// The cells.
    fn into_cells(self) -> Vec<Cell>;
}

macro_rules! tuples_are_cells {
    ($($($part:ident)*,)*) => {$(
        impl<$($part: Into<Cell>),*> IntoCells for ($($part,)*) {
            #[allow(non_snake_case)] // The parts are called by their types.
            fn into_cells(self) -> Vec<Cell> {
                let ($($part,)*) = self;
                vec![$($part.into()),*]
            }
        }
    )*};
}

tuples_are_cells!(A B, A B C, A B C D, A B C D E, A B C D E F, A B C D E F G,);

impl Table {
    /// An empty table with these columns, of which the first `stubs` say what a row is about.
    pub fn new(stubs: usize, columns: impl IntoIterator<Item = (Align, Text)>) -> Self {
        let (align, header) = columns.into_iter().unzip();
        Self { header, align, stubs, ..Self::default() }
    }

    /// An empty table with these columns: of `<function|>points` the first, which says what a row is about, is set to the left,
    /// the second to the right.
    pub fn of(columns: &'static str) -> Self {
        Self::new(1, columns.split('|').map(column_of))
    }

    /// A table of binary digits: the stubs, then a column for each place, which may be broken into blocks.
    pub fn of_digits(stubs: &'static str, places: impl IntoIterator<Item = Text>) -> Self {
        let mut columns: Vec<(Align, Text)> = stubs.split('|').map(column_of).collect();
        let count = columns.len();
        columns.extend(places.into_iter().map(|place| (Align::Right, place)));
        Self { breakable: true, ..Self::new(count, columns) }
    }

    /// Adds a last column, which is left out where there is no room for it.
    pub fn with_aside(mut self) -> Self {
        self.header.push(Text::default());
        self.align.push(Align::Left);
        self.aside = true;
        self
    }

    /// Whether any column has a name.
    pub fn has_header(&self) -> bool {
        self.header.iter().any(|name| !name.is_empty())
    }

    /// The columns that hold the digits of a breakable table.
    pub fn digit_columns(&self) -> std::ops::Range<usize> {
        self.stubs..self.header.len() - usize::from(self.aside)
    }

    /// Adds a row of these cells to the body.
    pub fn add(&mut self, cells: impl IntoCells) {
        self.body.push(cells.into_cells());
    }

    /// Adds a row to the body.
    pub fn row(&mut self, cells: impl IntoIterator<Item = Cell>) {
        self.body.push(cells.into_iter().collect());
    }

    /// Adds a row to the foot.
    pub fn foot(&mut self, cells: impl IntoIterator<Item = Cell>) {
        self.foot.push(cells.into_iter().collect());
    }

    /// How many rows there are, those of the foot included.
    pub fn rows(&self) -> usize {
        self.body.len() + self.foot.len()
    }
}

/// A row of cells with its name in front.
pub fn named_row<C: Into<Cell>>(
    name: impl Into<Cell>,
    cells: impl IntoIterator<Item = C>,
) -> impl Iterator<Item = Cell> {
    std::iter::once(name.into()).chain(cells.into_iter().map(Into::into))
}

/// What one of the columns of [`Table::of`] is: `>points` is set to the right.
pub fn column_of(name: &'static str) -> (Align, Text) {
    match name.strip_prefix('>') {
        Some(name) => (Align::Right, name.into()),
        None => (Align::Left, name.trim_start_matches('<').into()),
    }
}

/// The first of so many rows and the last; all of them, where that is not too many.
pub fn first_and_last(rows: usize) -> Vec<FoldedItem> {
    fold(rows, MOST_ROWS_TOLD, 3)
}

/// The lines of each row that is shown, and one for those left out: "3 more moves", above dots.
pub fn tell_rows<L: IntoIterator<Item = Vec<Cell>>>(
    table: &mut Table,
    rows: Vec<FoldedItem>,
    left_out: &str,
    lines: impl Fn(usize) -> L,
) {
    for row in rows {
        match row {
            FoldedItem::Item(row) => table.body.extend(lines(row)),
            FoldedItem::LeftOut(count) => {
                let dots = vec!["⋮"; table.header.len() - 1];
                table.row(named_row(counted(count, left_out), dots));
            }
        }
    }
}
