//! CSV tables as spreadsheets write them, with a header, separated by commas or, in some spreadsheets, by semicolons.

use std::io::Cursor;

/// A reader for the records of a table.
pub(crate) fn table(text: &str) -> csv::Reader<Cursor<&str>> {
    let text = text.trim_start_matches('\u{feff}');
    let header = text.lines().next().unwrap_or_default();
    let is_by_semicolons = header.contains(';') && !header.contains(',');
    csv::ReaderBuilder::new()
        .delimiter(if is_by_semicolons { b';' } else { b',' })
        .flexible(true)
        .trim(csv::Trim::All)
        .from_reader(Cursor::new(text))
}
