//! Sheets filled in by random students, and then moved about, remarked upon, copied and edited: no line is lost, nothing is
//! gained, and what is all right stays so.

use std::collections::BTreeSet;

use nimlab::document::right_answer_as_typed;
use nimlab::judgement::Verdict;
use nimlab::question::{Generator, Names, Question};
use nimlab::worksheet::{GivenSheet, Item, MarkedSheet, NotCountedReason, Printing, Sheet};
use proptest::prelude::*;

use crate::support::{cases, in_markdown};

/// A question on a sheet: what stands on its line, before and behind the sign, and the lines of its tables.
#[derive(Clone, Debug)]
struct Asked {
    question: String,
    answer: String,
    below: Vec<String>,
}

/// A sheet on which no question stands twice, with its key in pieces.
fn sheet(seed: u64, count: usize) -> (Sheet, Vec<Asked>) {
    let mut sheet = Sheet::new(&[], count, seed);
    let mut known: BTreeSet<String> = BTreeSet::new();
    sheet.questions.retain(|question| known.insert(question.to_string()));
    let key = in_markdown(&sheet, Printing { work: true, key: true, show_seed: false });
    let mut asked: Vec<Asked> = Vec::new();
    for line in key.lines() {
        let number = line.split_once(". ").map(|(number, _)| number);
        if number.is_some_and(|number| number.parse::<usize>().is_ok()) {
            asked.push(Asked {
                question: sheet.questions[asked.len()].to_string(),
                answer: String::new(),
                below: Vec::new(),
            });
            continue;
        }
        let answer = line.split_once("): ").filter(|_| line.contains("Answer ("));
        match (answer, asked.last_mut()) {
            (Some((_, answer)), Some(last)) => answer.clone_into(&mut last.answer),
            (None, Some(last)) if line.contains('|') => last.below.push(line.to_owned()),
            _ => {}
        }
    }
    (sheet, asked)
}

/// Somebody who answers rightly, wrongly, unreadably, or not at all.
fn filled_in_by_a_student(asked: &mut [Asked], chance: &mut Generator) {
    for asked in asked {
        let otherwise = ["__________", "7", "it depends"];
        let choice = usize::try_from(chance.number(0, 5)).unwrap_or(0);
        if let Some(other) = otherwise.get(choice) {
            (*other).clone_into(&mut asked.answer);
        }
    }
}

/// Writes a sheet down as somebody may lay it out, with remarks that begin with "note".
fn laid_out(name: &str, asked: &[Asked], chance: &mut Generator) -> String {
    let mut lines = vec!["# Nim worksheet".to_owned(), format!("Name: {name}   Date: ____")];
    let mut notes = 0..;
    let mut remark = |chance: &mut Generator, lines: &mut Vec<String>| {
        if chance.number(0, 3) == 0 {
            lines.push(format!("note {}: fun!", notes.next().unwrap_or(0)));
        }
    };
    remark(chance, &mut lines);
    for (number, asked) in (1..).zip(asked) {
        let is_blank = asked.answer.starts_with('_');
        let (own, below) = match chance.number(0, 2) {
            0 => ("________".to_owned(), vec![String::new(), format!("   **{}**", asked.answer)]),
            1 => (String::new(), vec![format!("   {}", asked.answer)]),
            _ => (asked.answer.clone(), Vec::new()),
        };
        let sign = ["= ", "=", ": "][usize::try_from(chance.number(0, 2)).unwrap_or(0)];
        lines.push(format!("{number}. `{}` {sign}{own}", asked.question));
        lines.extend(below);
        if !is_blank {
            remark(chance, &mut lines);
        }
        let style = chance.number(0, 3);
        for line in &asked.below {
            lines.push(match style {
                0 => line.replace(' ', ""),
                1 => line.replace(" | ", "     |  "),
                2 => line.trim().trim_matches('|').trim().to_owned(),
                _ => line.clone(),
            });
        }
        if !asked.below.is_empty() {
            remark(chance, &mut lines);
        }
        lines.push(String::new());
    }
    let end = ["\n", "\r\n", "\r", "\n> ", "\n\u{a0}", "  \n"];
    lines.join(end[usize::try_from(chance.number(0, 5)).unwrap_or(0)])
}

/// The lines that somebody wrote, each by its number, and that belong neither to a question that counts nor to a table of it.
fn lost(text: &str, sheet: &MarkedSheet) -> Vec<String> {
    let counted: BTreeSet<usize> = sheet.items.iter().filter_map(|item| item.line).collect();
    let told: BTreeSet<usize> = sheet.not_counted.iter().map(|told| told.line).collect();
    let mut answer = String::new();
    let mut lost = Vec::new();
    let lines = text.split('\n').flat_map(|line| line.trim_end_matches('\r').split('\r'));
    for (number, line) in (1..).zip(lines) {
        let line = line.trim_start_matches("> ").trim();
        let given = sheet.items.iter().find(|item| item.line == Some(number));
        let set_aside = sheet.not_counted.iter().find(|told| told.line == number);
        if let Some(told) = set_aside.filter(|told| told.why != NotCountedReason::Remark) {
            told.text.clone_into(&mut answer);
        }
        if let Some(item) = given {
            item.given().clone_into(&mut answer);
        }
        let plain = line.trim_matches(['*', '_', ' ', '\u{a0}', '>']);
        let is_known = plain.is_empty()
            || line.contains('|')
            || line == "# Nim worksheet"
            || line.starts_with("Name:")
            || counted.contains(&number)
            || told.contains(&number)
            || answer.contains(plain);
        if !is_known {
            lost.push(format!("{number}: {line}"));
        }
    }
    lost
}

fn right(sheet: &MarkedSheet) -> BTreeSet<String> {
    let items = sheet.items.iter().filter(|item| item.verdict() == Verdict::Right);
    items.map(Item::words).collect()
}

proptest! {
    #![proptest_config(cases(150))]

    /// However it is laid out, a sheet that is all right stays so, and what is said beside it is told.
    #[test]
    fn a_full_sheet_stays_full(seed: u64, count in 1_usize..12, layout: u64) {
        let (sheet, mut asked) = sheet(seed, count);
        let chance = &mut Generator::new(layout);
        asked.sort_by_key(|_| chance.number(0, 1_000));
        let text = laid_out("Anna", &asked, chance);
        // A sheet and its key ask the same.
        let printing = Printing { key: seed % 2 == 0, ..Printing::default() };
        let given = GivenSheet::of(&in_markdown(&sheet, printing)).unwrap();
        for marked in [given.mark("a.md", &text, Names::Standard), super::marked(&text)] {
            prop_assert_eq!(marked.right(), asked.len(), "{}", text);
            prop_assert!(marked.is_all_right(), "{}", text);
            prop_assert_eq!(&marked.heading.name, "Anna");
            let blank: usize = marked.items.iter().filter_map(|item| item.working()).map(|working| working.blank).sum();
            prop_assert_eq!(blank, 0, "{}", text);
            let notes = marked.not_counted.iter().filter(|told| told.text.starts_with("note"));
            prop_assert_eq!(notes.count(), text.matches("note").count(), "{}", text);
            prop_assert_eq!(marked.not_counted.len(), text.matches("note").count(), "{}", text);
        }
    }

    /// Whatever is done to a sheet, no line of it is lost, and no question comes right that was not.
    #[test]
    fn nothing_is_gained_and_nothing_lost(seed: u64, count in 1_usize..12, student: u64, mut edits in prop::collection::vec((0_u8..4, any::<prop::sample::Index>()), 0..6)) {
        let (sheet, mut asked) = sheet(seed, count);
        let chance = &mut Generator::new(student);
        filled_in_by_a_student(&mut asked, chance);
        let given = GivenSheet::of(&in_markdown(&sheet, Printing { work: true, ..Printing::default() })).unwrap();
        let before = given.mark("a.md", &laid_out("Anna", &asked, chance), Names::Standard);
        let total = asked.len();
        prop_assert_eq!(before.items.len(), total);
        // Copies come last, for what is done to the first copy of a question is done to its answer.
        edits.sort_by_key(|&(edit, _)| edit);
        for (edit, at) in edits {
            if asked.is_empty() {
                continue;
            }
            let at = at.index(asked.len());
            match edit {
                0 => {
                    asked.remove(at);
                }
                1 => {
                    // An easier question with its right answer, in place of another or beside it.
                    let easy = Asked { question: "sum 1 1".to_owned(), answer: "0".to_owned(), below: Vec::new() };
                    if chance.number(0, 1) == 0 { asked[at] = easy } else { asked.insert(at, easy) }
                }
                2 => {
                    let moved = asked.remove(at);
                    asked.push(moved);
                }
                _ => {
                    // Once more, with the right answer where there was a wrong one.
                    let mut again = asked[at].clone();
                    if !again.answer.starts_with('_') {
                        let question: Question = again.question.parse().unwrap();
                        again.answer = right_answer_as_typed(&question);
                        asked.insert(at + 1, again);
                    }
                }
            }
        }
        let text = laid_out("Anna", &asked, chance);
        let after = given.mark("a.md", &text, Names::Standard);
        prop_assert_eq!(after.items.len(), total);
        prop_assert_eq!(lost(&text, &after), Vec::<String>::new(), "{}", text);
        prop_assert_eq!(lost(&text, &super::marked(&text)), Vec::<String>::new(), "{}", text);
        prop_assert!(right(&after).is_subset(&right(&before)), "{}", text);
    }

    /// Any lines at all, beside questions and between them, are read, told, or nothing to read.
    #[test]
    fn no_line_of_any_text_is_lost(lines in prop::collection::vec("(1\\. `(sum 5 4|move 3 1|gate 1 1)` = [0-9,_]{0,3})|[a-z0-9 .,!`=:?()]{0,20}", 0..12)) {
        let text = lines.join("\n");
        let marked = super::marked(&text);
        if !marked.items.is_empty() {
            let is_furniture = |line: &String| {
                let line = line.split_once(": ").map_or(&**line, |(_, line)| line);
                !line.contains(|c: char| c.is_ascii_alphanumeric() || "(),!".contains(c))
            };
            let lost: Vec<String> = lost(&text, &marked).into_iter().filter(|line| !is_furniture(line)).collect();
            let remarks = lost.iter().filter(|line| !marked.items.iter().any(|item| {
                // Marks in what was answered are not shown.
                let letters = |text: &str| text.chars().filter(char::is_ascii_alphanumeric).collect::<String>();
                letters(item.given()).contains(&letters(line.split_once(": ").map_or("", |(_, line)| line)))
            }));
            prop_assert_eq!(remarks.count(), 0, "{:?} of {}", lost, text);
        }
    }
}
