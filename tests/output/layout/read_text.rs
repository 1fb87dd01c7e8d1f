//! Text read back: it says what its document says, word for word and in order, and every cell stands in its column.
//!
//! Of the paragraph "Take 6 from row 5." nothing may be missing, doubled or moved, however narrow the lines are; only
//! between two lines may a word be broken. A table may come in one piece, in blocks of columns,
//! with cells of several lines, or row by row.

use crate::support::joined;
use explain::document::{Align, Block, Cell, Document, DrawnRow, Role, Table, Text};
use render::to_ascii;

/// Fails where a text does not say just what its document says.
pub fn says_it_all(text: &str, document: &Document, ascii: bool, what: &str) {
    let mut page = Page { words: words(text, ascii), at: 0, bars: 0, ascii };
    let said = page.blocks(&document.blocks, &[]).and_then(|()| page.end());
    if let Err(difference) = said {
        panic!("{what}: {difference}\n{text}");
    }
}

/// A word of a page, and where it stands.
struct Word<'a> {
    text: &'a str,
    line: usize,
    start: usize,
    end: usize,
    ends_line: bool,
    /// How many bars of quotes stand before its line.
    bars: usize,
}

/// Stands for a line drawn across, however long.
const RULE: &str = "a rule";

fn words(text: &str, ascii: bool) -> Vec<Word<'_>> {
    let (bar, rule) = if ascii { ('|', '-') } else { ('│', '─') };
    let mut words = Vec::new();
    for (line, whole) in text.lines().enumerate() {
        let inside = whole.trim_start_matches([bar, ' ']);
        let before = &whole[..whole.len() - inside.len()];
        let bars = before.matches(bar).count();
        let is_rule = inside.chars().count() > 1 && inside.chars().all(|sign| sign == rule);
        let mut end = before.chars().count();
        for piece in inside.split(' ') {
            let start = end;
            end += piece.chars().count() + 1;
            if !piece.is_empty() {
                words.push(Word {
                    text: if is_rule { RULE } else { piece },
                    line,
                    start,
                    end: end - 1,
                    ends_line: false,
                    bars,
                });
            }
        }
        if let Some(last) = words.last_mut() {
            last.ends_line = true;
        }
    }
    words
}

/// What was expected, and what stands there.
type Difference = String;

/// A page that is read from the first word to the last.
struct Page<'a> {
    words: Vec<Word<'a>>,
    at: usize,
    /// In how many quotes the words stand.
    bars: usize,
    ascii: bool,
}

impl Page<'_> {
    fn blocks(&mut self, blocks: &[Block], numbers: &[usize]) -> Result<(), Difference> {
        let mut section = 0;
        for block in blocks {
            match block {
                Block::Title(text) => self.say(&text.to_string())?,
                Block::Paragraph(text) => self.say(&said(text))?,
                Block::Section { heading, body } => {
                    section += 1;
                    let numbers = [numbers, &[section]].concat();
                    self.say(&format!("{} {}", joined(&numbers, "."), said(heading)))?;
                    self.blocks(body, &numbers)?;
                }
                Block::Heading(text) => {
                    self.say(&said(text))?;
                    self.rule()?;
                }
                Block::List { numbered, items } => {
                    for (number, item) in (1..).zip(items) {
                        let label = format!("{number}.");
                        self.say(if *numbered { &label } else { "-" })?;
                        self.blocks(item, &[])?;
                    }
                }
                Block::Quote(quoted) => {
                    self.bars += 1;
                    self.blocks(quoted, &[])?;
                    self.bars -= 1;
                }
                Block::Folded { summary, body } => {
                    self.say(&said(summary))?;
                    self.blocks(body, &[])?;
                }
                Block::Whole(together) => self.blocks(together, numbers)?,
                Block::Code(code) => self.say(code)?,
                Block::Table(table) => self.table(table)?,
                Block::Drawing(rows) => self.drawing(rows)?,
                Block::Picture(picture) => {
                    let described = format!("Picture: {}", picture.description);
                    self.say(&said(&described.into()))?;
                }
                // A conclusion that is all there is needs no label.
                Block::Conclusion(text) if blocks.len() == 1 && section == 0 => {
                    self.say(&said(text))?;
                }
                Block::Conclusion(text) => self.say(&format!("Answer: {}", said(text)))?,
            }
        }
        Ok(())
    }

    fn end(&self) -> Result<(), Difference> {
        self.words
            .get(self.at)
            .map_or(Ok(()), |word| Err(format!("{:?} is said after the end", word.text)))
    }

    /// Reads these words, none of which may be left out; but one may go on in the next line.
    fn say(&mut self, text: &str) -> Result<(), Difference> {
        let text = if self.ascii { &to_ascii(text) } else { text };
        for expected in text.split_whitespace() {
            let mut rest = expected;
            while !rest.is_empty() {
                let word = self.words.get(self.at);
                let begun = word.and_then(|word| {
                    let rest = rest.strip_prefix(word.text)?;
                    let whole = rest.is_empty() || word.ends_line;
                    (whole && word.bars == self.bars).then_some(rest)
                });
                rest = begun.ok_or_else(|| self.differs(expected))?;
                self.at += 1;
            }
        }
        Ok(())
    }

    fn differs(&self, expected: &str) -> Difference {
        match self.words.get(self.at) {
            Some(word) => {
                format!("line {}: {expected:?} is to be said, not {:?}", word.line + 1, word.text)
            }
            None => format!("{expected:?} is not said"),
        }
    }

    fn rule(&mut self) -> Result<(), Difference> {
        let is_rule = self.words.get(self.at).map(|word| word.text) == Some(RULE);
        is_rule.then(|| self.at += 1).ok_or_else(|| self.differs(RULE))
    }

    fn table(&mut self, table: &Table) -> Result<(), Difference> {
        let start = self.at;
        let mut furthest = (start, self.differs("a table"));
        let mut tried = |page: &mut Self, read: &dyn Fn(&mut Self) -> Result<(), Difference>| {
            page.at = start;
            let found = read(page);
            if let Err(difference) = &found
                && page.at > furthest.0
            {
                furthest = (page.at, difference.clone());
            }
            found.is_ok()
        };
        let stubs: Vec<usize> = (0..table.stubs).collect();
        let digits: Vec<usize> = (table.stubs..table.header.len()).collect();
        let longest = if table.breakable { digits.len() } else { 0 };
        // All that is said of a row stands in the first block, with all digits, some of them or none.
        let in_blocks = (0..=digits.len()).rev().any(|beside| {
            let (beside, rest) = digits.split_at(beside);
            let first = [&stubs[..], beside].concat();
            let may_be = rest.is_empty() || rest.len() <= longest;
            may_be && tried(self, &|page| page.blocks_of_digits(table, &first, rest))
        });
        if in_blocks
            || tried(self, &|page| page.folded(table))
            || tried(self, &|page| page.row_by_row(table))
        {
            return Ok(());
        }
        Err(furthest.1)
    }

    /// A table in blocks: these columns, and then runs of the digits that are left, each beside the name of its row.
    fn blocks_of_digits(
        &mut self,
        table: &Table,
        first: &[usize],
        digits: &[usize],
    ) -> Result<(), Difference> {
        self.grid(table, first)?;
        let from = self.at;
        let mut read = Ok(());
        for run in 1..=digits.len() {
            self.at = from;
            let mut runs = digits.rchunks(run).rev();
            read = runs.try_for_each(|run| self.grid(table, &[&[0], run].concat()));
            if read.is_ok() {
                break;
            }
        }
        read
    }

    /// The rows of a table below each other, with rules between its parts, each read in this way.
    fn rows(
        &mut self,
        table: &Table,
        mut read: impl FnMut(&mut Self, &[Cell]) -> Result<(), Difference>,
    ) -> Result<(), Difference> {
        let header: Vec<Cell> = table.header.iter().cloned().map(Cell::from).collect();
        read(self, &header)?;
        self.rule()?;
        for row in &table.body {
            read(self, row)?;
        }
        if !table.foot.is_empty() {
            self.rule()?;
        }
        table.foot.iter().try_for_each(|row| read(self, row))
    }

    /// These columns of a table.
    fn grid(&mut self, table: &Table, columns: &[usize]) -> Result<(), Difference> {
        let mut edges = vec![None; table.header.len()];
        self.rows(table, |page, row| page.row(table, columns, row, &mut edges))
    }

    /// A row on a line of its own; a word to look at has a star, which stands out on the right.
    fn row(
        &mut self,
        table: &Table,
        columns: &[usize],
        cells: &[Cell],
        edges: &mut [Option<usize>],
    ) -> Result<(), Difference> {
        let first = self.at;
        for &column in columns {
            let from = self.at;
            self.say(&written(&cells[column]))?;
            let Some((start, end)) =
                self.words[from..self.at].first().zip(self.words[..self.at].last())
            else {
                continue;
            };
            let edge = match table.align[column] {
                Align::Left => start.start,
                Align::Right => end.end - usize::from(cells[column].marked),
            };
            if *edges[column].get_or_insert(edge) != edge {
                return Err(format!("line {}: {:?} stands in no column", end.line + 1, end.text));
            }
        }
        let lines = || self.words[first..self.at].iter().map(|word| word.line);
        if lines().min() != lines().max() || first < self.at && !self.words[self.at - 1].ends_line {
            return Err(format!("{} is not a line of its own", self.differs("a row")));
        }
        Ok(())
    }

    /// Rows with cells of several lines, an empty line between two of them.
    fn folded(&mut self, table: &Table) -> Result<(), Difference> {
        let mut edges = vec![None; table.header.len()];
        self.rows(table, |page, row| page.folded_row(table, row, &mut edges))
    }

    /// The lines up to the next that is empty or drawn, cut where at least two spaces run through all of them.
    fn folded_row(
        &mut self,
        table: &Table,
        cells: &[Cell],
        edges: &mut [Option<usize>],
    ) -> Result<(), Difference> {
        let first = self.at;
        let rest = &self.words[first..];
        let begun = rest.first().map_or(0, |word| word.line);
        let mut line = begun;
        let lines = rest.iter().take_while(|word| {
            let goes_on = word.text != RULE && word.bars == self.bars && word.line <= line + 1;
            line = word.line;
            goes_on
        });
        let count = lines.count();
        let row = &rest[..count];
        let mut spans: Vec<(usize, usize)> =
            row.iter().map(|word| (word.start, word.end)).collect();
        spans.sort_unstable();
        let mut pieces: Vec<(usize, usize)> = Vec::new();
        for (start, end) in spans {
            match pieces.last_mut() {
                Some(last) if start < last.1 + 2 => last.1 = last.1.max(end),
                _ => pieces.push((start, end)),
            }
        }
        let mut pieces = pieces.into_iter();
        for (column, cell) in cells.iter().enumerate() {
            let text = written(cell);
            let text = if self.ascii { to_ascii(&text) } else { text };
            let expected: Vec<&str> = text.split_whitespace().collect();
            if expected.is_empty() {
                continue;
            }
            let Some((start, end)) = pieces.next() else {
                return Err(self.differs(&text));
            };
            let inside = row.iter().filter(|word| word.start >= start && word.end <= end);
            let said: Vec<&str> = inside.map(|word| word.text).collect();
            if said != expected {
                return Err(format!("line {}: {text:?} is to be said, not {said:?}", begun + 1));
            }
            let edge = match table.align[column] {
                Align::Left => start,
                Align::Right => end - usize::from(cell.marked),
            };
            if *edges[column].get_or_insert(edge) != edge {
                return Err(format!("line {}: {text:?} stands in no column", begun + 1));
            }
        }
        self.at += count;
        Ok(())
    }

    /// Each row as a sentence that names the columns: "row 1: 8s digit 0; size 18".
    fn row_by_row(&mut self, table: &Table) -> Result<(), Difference> {
        for row in table.body.iter().chain(&table.foot) {
            let told = table.header.iter().zip(row).skip(1);
            let told: Vec<String> = told
                .filter(|(_, cell)| !["", "⋮"].contains(&&cell.text.to_string()[..]))
                .map(|(header, cell)| format!("{header} {}", written(cell)))
                .collect();
            let is_ended = row[0].text.to_string().ends_with(['.', '?', '!']);
            let colon = if told.is_empty() || is_ended { "" } else { ":" };
            let label = match written(&row[0]) {
                // A row of this name says what it is.
                label if row[0].text.to_string().starts_with(char::is_alphabetic) => label,
                number => format!("{} {number}", table.header[0]),
            };
            self.say(&format!("{label}{colon} {}", told.join("; ")))?;
        }
        Ok(())
    }

    /// A board: every object of a row, or the first and the last of them with their number.
    fn drawing(&mut self, rows: &[DrawnRow]) -> Result<(), Difference> {
        if !matches!(rows.first(), Some(DrawnRow::Game(_))) {
            self.say("Nim:")?;
        }
        for row in rows {
            match row {
                DrawnRow::Game(name) => self.say(&format!("{name}:"))?,
                &DrawnRow::Row { row, size } => {
                    self.say(&format!("{row}:"))?;
                    let line = self.words[self.at - 1].line;
                    let rest = self.words[self.at..].iter().take_while(|word| word.line == line);
                    let objects = rest.take_while(|word| word.text == "X").count();
                    self.at += objects;
                    if objects as u64 != size {
                        self.say(&format!("{} X ({size})", self.dots("…")))?;
                    }
                }
            }
        }
        Ok(())
    }

    fn dots(&self, dots: &'static str) -> &'static str {
        if self.ascii { "..." } else { dots }
    }
}

/// A text as it is read; the word that says what is marked is marked itself.
fn said(text: &Text) -> String {
    let spans = text.spans().iter().map(|span| match span.role {
        Role::Marked => format!("{}*", span.text),
        _ => span.text.to_string(),
    });
    spans.collect()
}

fn written(cell: &Cell) -> String {
    if cell.marked { format!("{}*", cell.text) } else { cell.text.to_string() }
}
