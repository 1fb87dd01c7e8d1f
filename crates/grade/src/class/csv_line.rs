//! Lines of CSV as RFC 4180 has them, for spreadsheets: `Anna,"a, b",'=1+1`.
//!
//! What a spreadsheet could take for a formula (`=1+1`, `@x`) is written with an apostrophe in front, as a text.

use explain::legible::lines;

/// Fields as a line, with its end.
pub fn csv_line(fields: impl IntoIterator<Item = impl AsRef<str>>) -> String {
    let fields = fields.into_iter().map(|it| quoted(&lines(it.as_ref())));
    let fields: Vec<String> = fields.collect();
    fields.join(",") + "\r\n"
}

/// A field as RFC 4180 writes it. What some spreadsheets take for the end of a field is quoted too.
fn quoted(field: &str) -> String {
    let text = as_text(field);
    if text.contains(['"', ',', ';', '\t', '\n', '\r']) || text != text.trim() {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text
    }
}

/// A field as a text, even where a spreadsheet could take it for a formula.
pub fn as_text(field: &str) -> String {
    if may_be_formula(field) { format!("'{field}") } else { field.to_owned() }
}

/// Whether a spreadsheet could compute a field: what is not seen in front of a formula may be passed over, and wide signs
/// are read as narrow ones.
fn may_be_formula(field: &str) -> bool {
    const SIGNS: [char; 8] = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];
    const FILLERS: [char; 4] = ['\u{115f}', '\u{1160}', '\u{3164}', '\u{ffa0}'];
    let is_seen = |c: char| c.is_alphanumeric() || c.is_ascii_punctuation() || SIGNS.contains(&c);
    field.trim_start_matches(|c| !is_seen(c) || FILLERS.contains(&c)).starts_with(SIGNS)
        || field.starts_with(['\t', '\r', '\n'])
}

#[cfg(test)]
mod tests {
    use super::quoted;

    #[test]
    fn what_could_be_computed_is_a_text() {
        for formula in [
            "=1+1",
            " =1+1",
            "\u{feff}@x",
            "\u{a0}+1",
            "-2",
            "＝1",
            "\tx",
            "\u{ad}=1",
            "\u{3164}=1",
            "\u{2800}+1",
            "\u{fff9}-1",
        ] {
            let field = quoted(formula);
            let text = field.trim_matches('"');
            assert_eq!(text.strip_prefix('\''), Some(formula), "{field}");
        }
        assert_eq!(quoted("a=1"), "a=1");
    }

    #[test]
    fn what_could_end_a_field_is_quoted() {
        assert_eq!(quoted("a,\"b\""), "\"a,\"\"b\"\"\"");
        assert_eq!(quoted("a;=1"), "\"a;=1\"");
        assert_eq!(quoted("a b"), "a b");
    }
}
