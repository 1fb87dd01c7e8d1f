//! Sheets of a class whose questions are not those of most.

use nimlab::question::Names;
use nimlab::worksheet::{MarkedSheet, QuestionDifference, differences_from_most};
use proptest::prelude::*;

use crate::support::cases;

fn sheet(questions: &str) -> MarkedSheet {
    let lines = questions.chars().map(|letter| format!("1. `binary {}` =", u32::from(letter)));
    let lines = lines.collect::<Vec<_>>().join("\n");
    MarkedSheet::of("sheet.md", &lines, Names::Standard)
}

/// What is told of sheets, each question a letter: "-b+x" lacks b and has x.
fn told(sheets: &[&str]) -> Vec<String> {
    let letters = |sign: char, questions: Vec<String>| -> String {
        let letter = |question: &String| -> Option<char> {
            let number: u32 = question.strip_prefix("binary ")?.parse().ok()?;
            char::from_u32(number)
        };
        let letters: Vec<char> = questions.iter().filter_map(letter).collect();
        letters.into_iter().flat_map(|letter| [sign, letter]).collect()
    };
    let marked: Vec<MarkedSheet> = sheets.iter().map(|sheet| self::sheet(sheet)).collect();
    let told = differences_from_most(&marked).into_iter();
    told.map(|unlike| {
        let QuestionDifference { missing, added } = unlike.unwrap_or_default();
        letters('-', missing) + &letters('+', added)
    })
    .collect()
}

#[test]
fn what_differs_from_most_is_told() {
    assert_eq!(told(&["abc", "cab", "abx"]), ["", "", "-c+x"]);
    // Even where each has changed something, the sheet can be made out.
    assert_eq!(told(&["abcdx", "abyde", "abcde", "zbcde"]), ["-e+x", "-c+y", "", "-a+z"]);
}

#[test]
fn where_no_sheet_is_that_of_most_nothing_is_told() {
    for sheets in [
        &["abc"][..],
        &["abc", "abx"],
        &["abc", "a"],
        &["abc", "xyz", "uvw"],
        &["abc", "abc", "abx", "abx"],
        &["abc", "abc", "ab", "ab"],
        &[],
    ] {
        assert!(told(sheets).concat().is_empty(), "{sheets:?}");
    }
}

proptest! {
    #![proptest_config(cases(200))]

    /// What is told of a sheet makes its questions those of most, and nothing is told where half have others.
    #[test]
    fn what_is_told_is_the_difference(own in "[a-e]{1,6}", others in prop::collection::vec("[a-h]{0,6}", 0..6)) {
        let count = others.len();
        let most = std::iter::repeat_n(&*own, count + 1);
        let sheets: Vec<&str> = others.iter().map(String::as_str).chain(most).collect();
        for (sheet, told) in sheets.iter().zip(told(&sheets)) {
            let mut questions: Vec<char> = sheet.chars().collect();
            // Nothing is missing and added at once.
            let (missing, added) = told.split_at(told.find('+').unwrap_or(told.len()));
            prop_assert!(!missing.replace('-', "").contains(|letter| added.contains(letter)));
            for (sign, letter) in told.chars().step_by(2).zip(told.chars().skip(1).step_by(2)) {
                if sign == '-' {
                    questions.push(letter);
                } else {
                    let at = questions.iter().position(|&asked| asked == letter);
                    questions.remove(at.expect("it was added"));
                }
            }
            let mut usual: Vec<char> = own.chars().collect();
            usual.sort_unstable();
            questions.sort_unstable();
            prop_assert_eq!(questions, usual);
        }
        let other = own.to_uppercase();
        let half = [&*own, &other].repeat(count + 1);
        prop_assert!(told(&half).concat().is_empty());
    }
}
