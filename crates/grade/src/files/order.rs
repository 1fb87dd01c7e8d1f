//! Natural order of names: `lab2` comes before `lab10`.

use std::ffi::OsStr;
use std::path::Path;

/// The sort key of a name, in which numbers count as numbers. Names that differ only in leading zeros are ordered as
/// written.
pub fn natural_order(path: &Path) -> impl Ord + use<> {
    let part = |part: Option<&OsStr>| pieces(&part.unwrap_or_default().to_string_lossy());
    (part(path.file_stem()), part(path.extension()), path.to_owned())
}

/// Part of a name: words, and the number after them by its length and digits. Of two numbers the one with more digits
/// is larger.
type NamePiece = (String, usize, String);

fn pieces(name: &str) -> Vec<NamePiece> {
    let mut rest = name;
    let mut pieces = Vec::new();
    while !rest.is_empty() {
        let words = rest.find(|c: char| c.is_ascii_digit());
        let (words, after) = rest.split_at(words.unwrap_or(rest.len()));
        let digits = after.find(|c: char| !c.is_ascii_digit());
        let (number, after) = after.split_at(digits.unwrap_or(after.len()));
        let number = number.trim_start_matches('0');
        pieces.push((words.to_owned(), number.len(), number.to_owned()));
        rest = after;
    }
    pieces
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::natural_order;

    #[test]
    fn numbers_in_names_count_as_numbers() {
        let mut names = ["lab10.py", "lab2.py", "lab.py", "lab02.py", "Zoe.py", "lab2b.py", "9.py"];
        names.sort_by_key(|name| natural_order(Path::new(name)));
        assert_eq!(
            names,
            ["9.py", "Zoe.py", "lab.py", "lab02.py", "lab2.py", "lab2b.py", "lab10.py"]
        );
    }
}
