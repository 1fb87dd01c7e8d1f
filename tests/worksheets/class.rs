//! A class of sheets, some of them with nothing to mark: text, CSV, JSON and the pages tell the same of it.

use std::fs;
use std::path::Path;

use proptest::prelude::*;

use crate::place::{Place, rows};
use crate::support::cases;

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
        let sheets = marked + not_marked;
        let text = check("--width 400 --output out");
        let together = format!("{right} of {asked} right.");
        prop_assert_eq!(text.lines().last() == Some(&together), marked > 0, "{}", text);
        prop_assert_eq!(text.matches("Not marked: ").count(), if sheets > 0 { not_marked } else { 0 });
        prop_assert_eq!(text.contains(" could not be read."), sheets > 0 && not_read > 0, "{}", text);
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
        let page = page.replace("<span class=\"number\">", "").replace("</span>", "").replace('\u{a0}', " ");
        let noun = if hand_ins.len() == 1 { "sheet" } else { "sheets" };
        let title = format!(">The class: {} {noun}</h1>", hand_ins.len());
        prop_assert!(page.contains(&title), "{}: {}", title, page);
        prop_assert_eq!(page.contains(" could not be read."), not_read > 0, "{}", page);
        let stretches = (1..10).map(|ten| (format!("{ten}0–{ten}9%"), 10 * ten..10 * ten + 10));
        let ends = [("0%", 0..1), ("1–9%", 1..10), ("100%", 100..101)];
        for (name, stretch) in stretches.chain(ends.map(|(name, it)| (name.to_owned(), it))) {
            let count = scores.iter().filter(|(right, of)| stretch.contains(&(100 * right / of))).count();
            let row = format!(">{name}</th><td class=\"right\">{count}</td><td>{}</td>", "█".repeat(count));
            prop_assert!(marked == 0 || page.contains(&row), "{}: {}", row, page);
        }
        for (hand_in, number) in hand_ins.iter().zip(0..) {
            let row = page.split(&format!("href=\"s{number}.html\"")).nth(1).expect("each has a page");
            let row = row.split("</tr>").next().unwrap();
            let said = hand_in.score().map(|(right, of)| format!("{right} of {of}"));
            prop_assert!(row.contains(&said.unwrap_or_else(|| "Not marked:".to_owned())), "{}", row);
            let own = place.read(&format!("out/s{number}.html"));
            prop_assert_eq!(own.contains("Not marked:"), hand_in.score().is_none(), "{}", own);
        }
    }
}
