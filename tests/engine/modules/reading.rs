//! A board is read as it was meant, however it was written.

use explain::question::Generator;
use serde_json::json;

use super::returned;
use crate::support::in_words;

/// A number as somebody may write it.
fn written(number: u64, chance: &mut Generator) -> String {
    match chance.number(0, 4) {
        0 if number < 100 => in_words(number),
        1 if number < 100 => in_words(number).to_uppercase(),
        2 => format!("0{number}"),
        // The digits of Chinese and Japanese type.
        3 => number
            .to_string()
            .chars()
            .map(|digit| char::from_u32(u32::from(digit) - u32::from('0') + 0xff10).unwrap())
            .collect(),
        _ => number.to_string(),
    }
}

#[test]
fn sizes_are_read_in_whatever_way_they_are_written() {
    const BETWEEN: [&str; 14] =
        [" ", ",", ";", ", ", " and ", " & ", "/", "|", "\t", "\n", " + ", "   ", " – ", ":"];
    const AROUND: [(&str, &str); 7] = [
        ("", ""),
        ("[", "]"),
        ("(", ")"),
        ("{", "}"),
        ("nim(", ")"),
        ("Nim: ", "."),
        ("rows of ", ""),
    ];
    let mut chance = Generator::new(37);
    let mut pick = |count: usize| usize::try_from(chance.number(0, count as u64 - 1)).unwrap();
    let cases: Vec<(String, String)> = (0..400)
        .map(|case| {
            let mut own = Generator::new(case);
            let count = own.number(1, 8);
            let sizes: Vec<u64> = (0..count).map(|_| own.number(0, 120)).collect();
            let (before, after) = AROUND[pick(AROUND.len())];
            let misere = ["", "", "--misere ", "misère: ", "Misere "][pick(5)];
            let between = BETWEEN[pick(BETWEEN.len())];
            let words: Vec<String> = sizes.iter().map(|&size| written(size, &mut own)).collect();
            let meant: Vec<String> = sizes.iter().map(u64::to_string).collect();
            (
                format!("{misere}{before}{}{after}", words.join(between)),
                format!("{}{}", if misere.is_empty() { "" } else { "--misere " }, meant.join(" ")),
            )
        })
        .collect();
    for ((written, meant), read) in
        returned("reading.boardMeant", &cases, |(written, _)| json!([written]))
    {
        assert_eq!(read, *meant.as_str(), "{written:?}");
    }
}

/// A dash between two digits parts them, and one before a number does not: less than nothing is no row.
#[test]
fn what_is_not_understood_is_left_as_it_was_written() {
    let cases = [
        ("3-4-5", "3 4 5"),
        ("3 -4", "3 -4"),
        ("5 quux 3", "5 quux 3"),
        ("kayles 7", "kayles 7"),
        ("3.5e7 x", "3.5e7 x"),
        ("twenty-eleven", "twenty-eleven"),
        ("  hello  ", "hello"),
        ("", ""),
        ("and", "and"),
        ("--misere", "--misere"),
    ];
    for ((written, left), read) in
        returned("reading.boardMeant", &cases, |(written, _)| json!([written]))
    {
        assert_eq!(read, **left, "{written:?}");
    }
}
