//! CSV tables as spreadsheets write them, with a header, separated by commas, semicolons or tabs.

use std::io::Cursor;

/// What separates the fields of a table: what its first line has most of.
pub fn separator(text: &str) -> u8 {
    let header = text.lines().next().unwrap_or_default();
    let count = |separator: &u8| header.bytes().filter(|byte| byte == separator).count();
    // Of several with the same count, the last.
    b"\t;,".iter().copied().max_by_key(count).unwrap_or(b',')
}

/// A reader for the records of a table.
pub fn table(text: &str) -> csv::Reader<Cursor<&str>> {
    let text = text.trim_start_matches('\u{feff}');
    csv::ReaderBuilder::new()
        .delimiter(separator(text))
        .flexible(true)
        .trim(csv::Trim::All)
        .from_reader(Cursor::new(text))
}
