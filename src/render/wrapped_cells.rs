//! A table made narrower: its cells in several lines, as words are in a narrow column of a book.

use owo_colors::Style;

use super::grid::{Grid, Written};
use super::prose::wrap;
use super::width::width;

impl Grid<'_> {
    /// The same with cells of several lines, so narrow that all columns fit beside each other; `None` where that would leave too
    /// little room to read. An empty line stands between the rows.
    pub fn folded(mut self, gap: usize, width: usize) -> Option<Self> {
        let all: Vec<usize> = (0..self.widths.len()).collect();
        while self.width_of(&all, gap) > width {
            let narrower = |&column: &usize| self.widths[column] > self.least(column);
            let widest = all.iter().copied().filter(narrower);
            let widest = widest.max_by_key(|&column| self.widths[column])?;
            self.widths[widest] -= 1;
        }
        let mut rows = Vec::new();
        let mut ruled_after = Vec::new();
        let count = self.rows.len();
        for (index, row) in std::mem::take(&mut self.rows).into_iter().enumerate() {
            let style: Vec<Style> = row.iter().map(|cell| cell.style).collect();
            let cells = row.iter().zip(&self.widths);
            let lines: Vec<Vec<String>> =
                cells.map(|(cell, &room)| wrap(&cell.text, room)).collect();
            let height = lines.iter().map(Vec::len).max().unwrap_or(0);
            let is_ruled = self.ruled_after.contains(&(index + 1));
            let between = usize::from(!is_ruled && index + 1 < count);
            for line in 0..height + between {
                let cells = lines.iter().zip(&style).map(|(lines, &style)| Written {
                    text: lines.get(line).cloned().unwrap_or_default().into(),
                    style,
                });
                rows.push(cells.collect());
            }
            if is_ruled {
                ruled_after.push(rows.len());
            }
        }
        (self.rows, self.ruled_after) = (rows, ruled_after);
        Some(self)
    }

    /// How narrow a column can be made: no word is broken, and a few words stand in a line.
    fn least(&self, column: usize) -> usize {
        const ROOM_FOR_WORDS: usize = 14;
        let words = self.rows.iter().flat_map(|row| row[column].text.split(' '));
        let longest = words.map(width).max().unwrap_or(0);
        longest.max(ROOM_FOR_WORDS).min(self.widths[column])
    }
}
