//! `nimlab grade --sheet`: what is marked by the sheet that was given out, and what is said where nothing can be.

use serde_json::json;

use crate::place::Place;

#[test]
fn what_is_marked_against_is_read_first() {
    let place = Place::of([
        ("sheet.md", "1. (`sum 6 1 5`) ____\n2. (`xor 3 5`) ____\n"),
        ("edited.md", "1. (`sum 1 1`) 0\n2. (`xor 3 5`) 6\n"),
        ("prose.md", "Nothing to mark.\n"),
        ("odd.md", "1. (`xor 3 5`) \n2. (`sum 5 x`) \n"),
    ]);
    // What was edited or is missing is blank, and what is there instead is not counted.
    let told = place.told("grade --format json --sheet sheet.md edited.md");
    let json = &told.json()["submissions"][0];
    assert_eq!(told.code, 1);
    assert_eq!((&json["right"], &json["count"]), (&json!(1), &json!(2)));
    assert_eq!(json["items"][0]["verdict"], "blank");
    assert!(json["items"][0]["line"].is_null());
    for (line, told) in [
        ("--sheet prose.md edited.md", "holds no questions"),
        ("--sheet none.md edited.md", "none.md"),
        ("--sheet odd.md edited.md", "line 2"),
        ("--sheet odd.md edited.md", "'x'"),
        ("--sheet sheet.md prose.md", "prose.md"),
    ] {
        place.told(&format!("grade {line}")).is_refused(told);
    }
}
