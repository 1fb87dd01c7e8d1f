//! A class of sheets, some of them with nothing to mark: text, CSV, JSON and the pages tell the same of it.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use proptest::prelude::*;

use super::support::cases;
use super::worksheet_files::{folder, stdout};
use crate::program::nimlab;

/// What somebody hands in.
#[derive(Clone, Debug)]
enum HandIn {
    /// A sheet with the answers to `xor 0 9`, `xor 1 9`, …, each right or wrong.
    Marked(Vec<bool>),
    /// A text without questions.
    NotMarked(&'static str),
    /// What cannot be read.
    #[cfg(unix)]
    Link,
}

fn hand_in() -> impl Strategy<Value = HandIn> {
    const TEXTS: &[&str] = &[
        "",
        "hello\n",
        "1. 8 1\n2. 2\n",
        "# Nim worksheet\n\nName: Ria\n",
    ];
    prop_oneof![
        4 => prop::collection::vec(any::<bool>(), 1..12).prop_map(HandIn::Marked),
        2 => prop::sample::select(TEXTS).prop_map(HandIn::NotMarked),
        #[cfg(unix)]
        1 => Just(HandIn::Link),
    ]
}

impl HandIn {
    fn write(&self, file: &Path) {
        match self {
            Self::Marked(answers) => {
                let lines = (0_u64..).zip(answers).map(|(number, is_right)| {
                    let answer = (number ^ 9) + u64::from(!is_right);
                    format!("{}. `xor {number} 9` = {answer}\n", number + 1)
                });
                fs::write(file, lines.collect::<String>()).unwrap();
            }
            Self::NotMarked(text) => fs::write(file, text).unwrap(),
            #[cfg(unix)]
            Self::Link => std::os::unix::fs::symlink("nowhere.md", file).unwrap(),
        }
    }

    fn status(&self) -> &'static str {
        match self {
            Self::Marked(_) => "marked",
            Self::NotMarked(_) => "not-marked",
            #[cfg(unix)]
            Self::Link => "not-read",
        }
    }

    /// How many answers are right, and of how many.
    fn score(&self) -> Option<(usize, usize)> {
        match self {
            Self::Marked(answers) => {
                let right = answers.iter().filter(|is_right| **is_right).count();
                Some((right, answers.len()))
            }
            _ => None,
        }
    }
}

/// The stretch of the histogram that a share belongs to.
fn stretch(right: usize, of: usize) -> String {
    match 100 * right / of {
        0 if right == 0 => "0%".to_owned(),
        100 => "100%".to_owned(),
        percent @ 0..10 => {
            assert!(percent > 0);
            "1–9%".to_owned()
        }
        percent => format!("{0}0–{0}9%", percent / 10),
    }
}

/// The tables of a page, each with its rows, each with its cells.
fn tables(page: &str) -> Vec<Vec<Vec<String>>> {
    let inner = |text: &str, begin: &str, end: &str| -> Vec<String> {
        let parts = text.split(begin).skip(1);
        parts
            .map(|part| part.split(end).next().unwrap().to_owned())
            .collect()
    };
    let words = |cell: &str| -> String {
        let cell = cell.split_once('>').unwrap().1;
        let tags = cell.split('<').enumerate();
        tags.map(|(at, part)| match at {
            0 => part,
            _ => part.split_once('>').unwrap().1,
        })
        .collect()
    };
    let cells = |row: String| -> Vec<String> {
        let row = row.replace("<th", "<td").replace("</th>", "</td>");
        inner(&row, "<td", "</td>")
            .iter()
            .map(|it| words(it))
            .collect()
    };
    let rows = |table: String| {
        inner(&table, "<tr>", "</tr>")
            .into_iter()
            .map(cells)
            .collect()
    };
    inner(page, "<table", "</table>")
        .into_iter()
        .map(rows)
        .collect()
}

proptest! {
    #![proptest_config(cases(60))]

    #[test]
    fn a_sheet_that_is_not_marked_counts_among_the_sheets_and_nowhere_else(
        hand_ins in prop::collection::vec(hand_in(), 1..8),
    ) {
        let folder = folder("law-of-a-class");
        fs::create_dir(folder.join("in")).unwrap();
        let files: Vec<String> = (0..hand_ins.len()).map(|number| format!("in/s{number}.md")).collect();
        for (hand_in, file) in hand_ins.iter().zip(&files) {
            hand_in.write(&folder.join(file));
        }
        let count = |status: &str| hand_ins.iter().filter(|it| it.status() == status).count();
        let (marked, not_marked, not_read) = (count("marked"), count("not-marked"), count("not-read"));
        let scores: Vec<(usize, usize)> = hand_ins.iter().filter_map(HandIn::score).collect();
        let right: usize = scores.iter().map(|(right, _)| right).sum();
        let asked: usize = scores.iter().map(|(_, of)| of).sum();
        let code = match () {
            () if not_read > 0 => 2,
            () if not_marked > 0 || right < asked => 1,
            () => 0,
        };
        let check = |words: &[&str]| {
            let assert = nimlab(&["check", "in"]).current_dir(&folder).args(words).assert().code(code);
            stdout(&assert)
        };
        // In words.
        let noun = |count: usize, noun: &str| format!("{count} {noun}{}", if count == 1 { "" } else { "s" });
        let sheets = marked + not_marked;
        let title = format!("The class: {}", noun(hand_ins.len(), "sheet"));
        let unmarked = if not_marked == 1 { "is not marked." } else { "are not marked." };
        let unmarked = format!("{} {unmarked}", noun(not_marked, "sheet"));
        let unread = format!("{} could not be read.", noun(not_read, "sheet"));
        let together = format!("{right} of {asked} right.");
        let text = check(&["--width", "400", "--output", "out"]);
        if sheets > 0 {
            prop_assert!(text.lines().any(|line| line == title), "{}: {}", title, text);
            prop_assert_eq!(text.contains(&unread), not_read > 0, "{}", text);
            prop_assert_eq!(text.contains(&unmarked), not_marked > 0, "{}", text);
            prop_assert_eq!(text.lines().last() == Some(&together), marked > 0, "{}", text);
            prop_assert_eq!(text.matches("Not marked: ").count(), not_marked, "{}", text);
        } else {
            prop_assert_eq!(text, "");
        }
        // As JSON.
        let json = fs::read_to_string(folder.join("out/results.json")).unwrap();
        prop_assert_eq!(check(&["--format", "json"]), if sheets > 0 { &json[..] } else { "" });
        let json: serde_json::Value = serde_json::from_str(&json).unwrap();
        let class = &json["class"];
        let reasons = class["not_marked"].as_array().map_or(0, Vec::len);
        let counts = [&class["sheets"], &class["right"], &class["count"]].map(|it| it.as_u64().unwrap());
        prop_assert_eq!(counts, [sheets, right, asked].map(|count| count as u64));
        prop_assert_eq!(reasons, not_marked);
        prop_assert_eq!(json["sheets"].as_array().unwrap().len(), marked);
        prop_assert_eq!(json["errors"].as_array().unwrap().len(), not_read);
        // As a table.
        let table = check(&["--format", "csv"]);
        prop_assert_eq!(&table, &fs::read_to_string(folder.join("out/grades.csv")).unwrap());
        let mut rows = csv::Reader::from_reader(table.as_bytes());
        let rows: Vec<BTreeMap<String, String>> = rows.deserialize().map(Result::unwrap).collect();
        prop_assert_eq!(rows.len(), hand_ins.len());
        for (row, hand_in) in rows.iter().zip(&hand_ins) {
            prop_assert_eq!(&row["status"], hand_in.status());
            let score = hand_in.score();
            let score = score.map_or_else(Default::default, |(right, of)| (right.to_string(), of.to_string()));
            prop_assert_eq!((&row["right"], &row["count"]), (&score.0, &score.1));
            prop_assert_eq!(row["error"].is_empty(), hand_in.score().is_some());
        }
        // On the page of the class, and on that of each.
        let page = fs::read_to_string(folder.join("out/class.html")).unwrap();
        let page = page.replace("<span class=\"number\">", "").replace("</span>", "").replace('\u{a0}', " ");
        prop_assert!(page.contains(&format!(">{title}</h1>")), "{}: {}", title, page);
        prop_assert_eq!(page.contains(&unread), not_read > 0, "{}", page);
        prop_assert_eq!(page.contains(&unmarked), not_marked > 0, "{}", page);
        let tables = tables(&page);
        let has = |head: &str| tables.iter().find(|table| table[0][0] == head);
        let mut spread: BTreeMap<String, usize> = BTreeMap::new();
        for (right, of) in &scores {
            *spread.entry(stretch(*right, *of)).or_default() += 1;
        }
        let shown = has("points").map_or(&[][..], |table| &table[1..]).iter();
        let shown = shown.map(|row| (row[0].clone(), row[1].parse::<usize>().unwrap(), row[2].chars().count()));
        let shown: Vec<_> = shown.filter(|(_, count, bar)| *count + bar > 0).collect();
        for (_, count, bar) in &shown {
            prop_assert_eq!(count, bar);
        }
        let shown: BTreeMap<String, usize> = shown.into_iter().map(|(name, count, _)| (name, count)).collect();
        prop_assert_eq!(shown, spread);
        let students = &has("student").unwrap()[1..];
        prop_assert_eq!(students.len(), hand_ins.len());
        for ((row, hand_in), number) in students.iter().zip(&hand_ins).zip(0..) {
            prop_assert_eq!(&row[0], &format!("s{number}"));
            if let Some((right, of)) = hand_in.score() {
                prop_assert_eq!(&row[3], &format!("{right} of {of}"));
                let percent: f64 = row[1].parse().unwrap();
                let hundredths = u32::try_from(10_000 * right / of).unwrap();
                prop_assert!((percent * 100.0 - f64::from(hundredths)).abs() < 0.001, "{:?}", row);
            } else {
                prop_assert_eq!((&*row[1], &*row[3]), ("", ""));
                prop_assert!(row[4].starts_with("Not marked: "), "{:?}", row);
            }
            let own = fs::read_to_string(folder.join(format!("out/s{number}.md"))).unwrap();
            prop_assert_eq!(own.contains("Not marked:"), hand_in.score().is_none(), "{}", own);
        }
    }
}
