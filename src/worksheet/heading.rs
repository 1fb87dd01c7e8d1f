//! Who filled in a sheet, and when: `Name: Anna Berg ____   Date: 3 May`.

use super::markup::{clean, trimmed};
use super::written_line::LONGEST_LINE;

/// The heading of a sheet, as it was written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SheetHeading {
    /// Who filled it in; empty if nobody says so.
    pub name: String,
    /// When; empty if nothing is said.
    pub date: String,
}

impl SheetHeading {
    /// Reads a line for the name or the date, unless that has been read before; returns whether it was one.
    pub(super) fn takes(&mut self, line: &str) -> bool {
        let line = trimmed(line);
        if line.len() > LONGEST_LINE {
            return false;
        }
        let line = clean(line);
        let (name, date) = match after(&line, "name") {
            Some(rest) => name_and_date(rest),
            None => match after(&line, "date") {
                Some(date) => (String::new(), plain(date)),
                None => return false,
            },
        };
        let is_new = |said: &str, before: &str| said.is_empty() || before.is_empty();
        let takes = is_new(&name, &self.name) && is_new(&date, &self.date);
        if takes {
            self.name.push_str(&name);
            self.date.push_str(&date);
        }
        takes
    }
}

fn name_and_date(rest: &str) -> (String, String) {
    let spaces = rest.match_indices(char::is_whitespace);
    let split = spaces
        .map(|(at, _)| rest.split_at(at))
        .find_map(|(name, more)| Some((name, after(more.trim_start(), "date")?)));
    let (name, date) = split.unwrap_or((rest, ""));
    (plain(name), plain(date))
}

/// The text after a label and its colon.
fn after<'a>(text: &'a str, label: &str) -> Option<&'a str> {
    let (start, rest) = text.split_at_checked(label.len())?;
    let is_label = start.eq_ignore_ascii_case(label);
    rest.trim_start().strip_prefix(':').filter(|_| is_label)
}

fn plain(text: &str) -> String {
    let text = clean(text);
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::SheetHeading;

    fn read(lines: &[&str]) -> (String, String, usize) {
        let mut heading = SheetHeading::default();
        let taken = lines.iter().filter(|line| heading.takes(line)).count();
        (heading.name, heading.date, taken)
    }

    #[test]
    fn a_name_is_read_as_it_was_written() {
        let both = ("Anna-Lena O'Neil".to_owned(), "3. May".to_owned(), 1);
        for line in [
            "Name: Anna-Lena O'Neil   Date: 3. May",
            "**Name:** Anna-Lena O'Neil **Date:** 3. May",
            "> name : ____Anna-Lena O'Neil______   DATE: ___3. May___",
            r"Name: \_\_Anna-Lena  O'Neil\_\_ Date: ..... 3. May .....",
        ] {
            assert_eq!(read(&[line]), both, "{line}");
        }
        assert_eq!(read(&["Name: Anna-Lena O'Neil", "Date: 3. May"]), (both.0, both.1, 2));
    }

    #[test]
    fn what_is_no_name_is_left_for_others() {
        for lines in [
            &["Name: Anna", "Name: Ben"][..],
            &["Name: Anna", "Named: Ben", "Update: 3 May", "My name: Ben"],
        ] {
            assert_eq!(read(lines), ("Anna".to_owned(), String::new(), 1));
        }
        let empty = "Name: ______________________________   Date: ____________________";
        assert_eq!(read(&[empty, "Name: Anna"]), ("Anna".to_owned(), String::new(), 2));
    }
}
