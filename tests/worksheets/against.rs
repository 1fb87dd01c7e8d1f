//! `nimlab check --sheet`: what is marked by the sheet that was given out, and what is said where nothing can be.

use serde_json::json;

use crate::place::Place;
use crate::program::words;
use crate::support::has;

const TWO: &str = "1. `sum 5 4` = __\n2. `binary 6` = __\n";

#[test]
fn what_is_marked_against_is_read_first() {
    let place = Place::of([
        ("sheet.md", "1. `sum 6 1 5` = ____\n2. `xor 3 5` = ____\n"),
        ("edited.md", "1. `sum 1 1` = 0\n2. `sum 2 2` = 0\n"),
        ("prose.md", "Nothing to mark.\n"),
        ("odd.md", "1. `xor 3 5` = \n2. `sum 5 x` = \n"),
    ]);
    let check = |line: &str| {
        let words = words(line);
        place.told_of(&words, "xor 3 5 = 6\nsum 6 1 5 = 2\n")
    };
    // What was edited or is missing is blank, and what stands there instead is not counted.
    let told = check("check --format json --sheet sheet.md edited.md");
    let json = told.json();
    assert_eq!(told.code, 1);
    assert_eq!((&json["right"], &json["count"]), (&json!(0), &json!(2)));
    assert_eq!(json["items"][0]["verdict"], "blank");
    assert!(json["items"][0]["line"].is_null());
    assert_eq!(json["not_counted"][0]["why"], "not-asked");
    assert_eq!(check("check --sheet sheet.md -").code, 0);
    for (line, told) in [
        ("--sheet prose.md -", "holds no questions"),
        ("--sheet none.md -", "does not exist"),
        ("--sheet odd.md -", "line 2"),
        ("--sheet odd.md -", "'x'"),
        ("--sheet sheet.md prose.md", "prose.md' holds no questions"),
    ] {
        check(&format!("check {line}")).is_refused(told);
    }
    let question = ["check", "--sheet", "sheet.md", "xor 3 5", "6"];
    let told = place.told_of(&question, "");
    told.is_refused("'xor 3 5' does not exist");
}

#[test]
fn numbered_answers_alone_are_marked_by_the_sheet_that_was_given_out() {
    let place = Place::of([
        ("sheet.md", TWO),
        ("in/anna.md", "1. `sum 5 4` = 1\n2. `binary 6` = 110\n"),
        ("in/ria.txt", "1. 1\n2. 110\n"),
    ]);
    let against = place.told("check in --sheet sheet.md");
    assert!(against.code == 0 && against.printed.contains("4 of 4 right"), "{against:?}");
    // Without it, nobody knows what was asked: one sheet more that is not right, and no reason to stop.
    let alone = place.told("check in");
    assert_eq!(alone.code, 1);
    has(
        &alone.printed,
        &[
            "The class: 2 sheets\n",
            "1 sheet is not marked.",
            "Not marked: 'in/ria.txt' holds no questions",
        ],
    );
    // By itself, it is nothing that could be marked.
    place.told("check in/ria.txt").is_refused("");
}

/// Whoever marks by a sheet is told what counts there, and never to hand in questions of their own.
#[test]
fn what_was_expected_of_a_sheet_is_said() {
    const EXPECTED: &str = "expected the sheet filled in, or numbered answers alone, such as 1. 8";
    let place =
        Place::of([("one.md", "1. `sum 5 4` = __\n"), ("two.md", TWO), ("hello.txt", "hello\n")]);
    let check = |sheet, handed_in, input: &str| {
        place.told_of(&["check", handed_in, "--sheet", sheet], input)
    };
    for (sheet, numbers) in [("one.md", "1"), ("two.md", "1 to 2")] {
        // A number that was not asked answers nothing.
        for (handed_in, input) in [("hello.txt", ""), ("-", ""), ("-", "hello\n"), ("-", "7. 5\n")]
        {
            let told =
                format!("holds no questions and no answers numbered {numbers}: {EXPECTED}\n");
            check(sheet, handed_in, input).is_refused(&told);
        }
    }
    for (input, lines) in [
        ("hello\n1. 1\n2. 110\n", "line 1"),
        ("1. 1\nhello\n2. 110\nwell\n", "lines 2, 4"),
        ("1. `sum 5 4` = 1\nhello\n", "line 2"),
    ] {
        let told = check("two.md", "-", input);
        assert!(told.code == 2 && told.printed.contains("of 2 right"), "{told:?}");
        let expected = format!("error: not read of standard input: {lines}; {EXPECTED}\n");
        assert_eq!(told.said, expected);
    }
}
