//! A class of sheets, some of them with nothing to mark: text, CSV, JSON and the pages tell the same of it.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use proptest::prelude::*;

use crate::place::{Place, rows};
use crate::support::cases;
use crate::support::parsed::{Piece, parse};

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
    const TEXTS: &[&str] = &["", "hello\n", "# Nim worksheet\n\nName: Ria\n"];
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
                    format!("{}. (`xor {number} 9`) {answer}\n", number + 1)
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
    let mut tables: Vec<Vec<Vec<String>>> = Vec::new();
    let mut is_in_cell = false;
    for piece in parse(page) {
        let row = tables.last_mut().and_then(|table| table.last_mut());
        match (piece, row) {
            (Piece::Begin(name, _), _) if name == "table" => tables.push(Vec::new()),
            (Piece::Begin(name, _), _) if name == "tr" => {
                tables.last_mut().unwrap().push(Vec::new());
            }
            (Piece::Begin(name, _), Some(row)) if name == "td" || name == "th" => {
                row.push(String::new());
                is_in_cell = true;
            }
            (Piece::End(name), _) if name == "td" || name == "th" => is_in_cell = false,
            (Piece::Text(text), Some(row)) if is_in_cell => {
                *row.last_mut().unwrap() += &text.replace('\u{a0}', " ");
            }
            _ => {}
        }
    }
    tables
}

proptest! {
    #![proptest_config(cases(60))]

    #[test]
    fn a_sheet_that_is_not_marked_counts_among_the_sheets_and_nowhere_else(
        hand_ins in prop::collection::vec(hand_in(), 1..8),
    ) {
        let place = Place::of([]);
        fs::create_dir(place.at("in")).unwrap();
        let files: Vec<String> = (0..hand_ins.len()).map(|number| format!("in/s{number}.md")).collect();
        for (hand_in, file) in hand_ins.iter().zip(&files) {
            hand_in.write(&place.at(file));
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
        let check = |words: &str| {
            let told = place.told(&format!("grade in {words}"));
            assert_eq!(told.code, code, "{told:?}");
            told.printed
        };
        // In words.
        let noun = |count: usize, noun: &str| format!("{count} {noun}{}", if count == 1 { "" } else { "s" });
        let sheets = marked + not_marked;
        let title = format!("The class: {}", noun(hand_ins.len(), "sheet"));
        let unmarked = if not_marked == 1 { "is not marked." } else { "are not marked." };
        let unmarked = format!("{} {unmarked}", noun(not_marked, "sheet"));
        let unread = format!("{} could not be read.", noun(not_read, "sheet"));
        let together = format!("{right} of {asked} right.");
        let text = check("--width 400 --output out");
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
        let json = place.read("out/results.json");
        prop_assert_eq!(check("--format json"), if sheets > 0 { &json[..] } else { "" });
        let json: serde_json::Value = serde_json::from_str(&json).unwrap();
        let class = &json["class"];
        let reasons = class["not_marked"].as_array().map_or(0, Vec::len);
        let counts = [&class["submissions"], &class["right"], &class["count"]].map(|it| it.as_u64().unwrap());
        prop_assert_eq!(counts, [sheets, right, asked].map(|count| count as u64));
        prop_assert_eq!(reasons, not_marked);
        prop_assert_eq!(json["submissions"].as_array().unwrap().len(), marked);
        prop_assert_eq!(json["errors"].as_array().unwrap().len(), not_read);
        // As a table.
        let table = check("--format csv");
        let written = place.read("out/grades.csv");
        prop_assert_eq!(Some(&*table), written.strip_prefix('\u{feff}'));
        let rows = rows(&table);
        prop_assert_eq!(rows.len(), hand_ins.len());
        for (row, hand_in) in rows.iter().zip(&hand_ins) {
            prop_assert_eq!(&row["status"], hand_in.status());
            let score = hand_in.score();
            let score = score.map_or_else(Default::default, |(right, of)| (right.to_string(), of.to_string()));
            prop_assert_eq!((&row["right"], &row["count"]), (&score.0, &score.1));
            prop_assert_eq!(row["error"].is_empty(), hand_in.score().is_some());
        }
        // On the page of the class, and on that of each.
        let page = place.read("out/class.html");
        let tables = tables(&page);
        let page = page.replace("<span class=\"number\">", "").replace("</span>", "").replace('\u{a0}', " ");
        prop_assert!(page.contains(&format!(">{title}</h1>")), "{}: {}", title, page);
        prop_assert_eq!(page.contains(&unread), not_read > 0, "{}", page);
        prop_assert_eq!(page.contains(&unmarked), not_marked > 0, "{}", page);
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
            let own = place.read(&format!("out/s{number}.html"));
            prop_assert_eq!(own.contains("Not marked:"), hand_in.score().is_none(), "{}", own);
        }
    }
}
