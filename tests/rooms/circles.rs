//! No circles: where a file uses another one, no way leads back from that to it.
//!
//! Files in a circle can be understood only all at once. Those that still stand in one are listed, so that there will
//! never be more: the list has to shrink with them.

use std::collections::BTreeSet;

use super::modules::{Modules, circles};
use super::sources;

/// Circles that are still to be untied.
const TO_BE_UNTIED: &[&[&str]] = &[
    &["cli/grade/mod.rs", "cli/grade/watch.rs"],
    &["cli/converse.rs", "cli/output.rs", "cli/step.rs"],
    &["grade/frame.rs", "grade/missing.rs"],
    &["grade/game/claim.rs", "grade/game/outcome.rs"],
    &["grade/game/referee.rs", "grade/game/referee/one_by_one.rs"],
    &[
        "grade/jail/elsewhere.rs",
        "grade/jail/inner.rs",
        "grade/jail/limits.rs",
        "grade/jail/mod.rs",
        "grade/jail/order.rs",
        "grade/jail/outer.rs",
    ],
    &[
        "grade/telling.rs",
        "grade/telling_brief.rs",
        "grade/telling_function.rs",
        "grade/telling_marks.rs",
    ],
    &[
        "grade/wording/mod.rs",
        "grade/wording/outside.rs",
        "grade/wording/raised.rs",
        "grade/wording/syntax.rs",
    ],
];

/// What is wrong with a list of circles, in words.
fn differences(sources: &[(String, String)], listed: &[&[&str]]) -> Vec<String> {
    let modules = Modules::of(sources);
    let arrows = modules.arrows();
    let found = circles(&arrows);
    let listed: BTreeSet<BTreeSet<&str>> = listed
        .iter()
        .map(|files| files.iter().copied().collect())
        .collect();
    let fresh = found.iter().filter(|(files, _)| !listed.contains(files));
    let fresh = fresh.map(|(files, arrows)| {
        format!(
            "a circle that is not listed: {files:?}\n  {}",
            arrows.join("\n  ")
        )
    });
    let untied = listed
        .iter()
        .filter(|files| found.iter().all(|(found, _)| found != *files));
    let untied = untied.map(|files| format!("listed, but no longer a circle: {files:?}"));
    fresh.chain(untied).collect()
}

#[test]
fn files_stand_in_no_circle_but_those_that_are_still_to_be_untied() {
    let differences = differences(&sources(), TO_BE_UNTIED);
    assert!(differences.is_empty(), "{}", differences.join("\n"));
}

fn crate_of(files: &[(&str, &str)]) -> Vec<(String, String)> {
    let files = files
        .iter()
        .map(|&(file, source)| (file.to_owned(), source.to_owned()));
    files.collect()
}

#[test]
fn a_circle_is_caught_however_it_is_written() {
    for (there, back) in [
        ("use crate::b::B;", "use crate::a::A;"),
        ("use super::b::B;", "use super::a::A;"),
        (
            "fn f() { crate::b::f(); }",
            "fn f() -> super::a::A { super::a::A }",
        ),
        (
            "use crate::{b::{self, B}, c::C};",
            "use crate::{c, a::A as Other};",
        ),
        (
            "use crate::b; fn f() { b::f(); }",
            "use super::a as other; fn f() { other::f(); }",
        ),
        // What `c` hands on is defined in `b`.
        ("use crate::c::B;", "use crate::a::A;"),
        ("use crate::c::Renamed;", "use crate::a::A;"),
        ("use crate::c; type T = c::B;", "use crate::a::A;"),
        (
            "use nimlab::b::B;",
            "mod inner { pub struct I; } use crate::a::A;",
        ),
    ] {
        let files = [
            ("lib.rs", "pub mod a; pub mod b; pub mod c;"),
            ("a.rs", &format!("{there} pub struct A;")),
            ("b.rs", &format!("{back} pub struct B; pub fn f() {{}}")),
            (
                "c.rs",
                "pub use crate::b::B; pub use crate::b::B as Renamed; pub struct C;",
            ),
        ];
        let sources = crate_of(&files);
        let found = differences(&sources, &[]);
        assert_eq!(found.len(), 1, "{there} {back}: {found:?}");
        for part in [
            "{\"a.rs\", \"b.rs\"}",
            "\n  a.rs -> b.rs",
            "\n  b.rs -> a.rs",
        ] {
            assert!(found[0].contains(part), "{found:?}");
        }
        assert!(differences(&sources, &[&["a.rs", "b.rs"]]).is_empty());
        assert_eq!(differences(&sources, &[&["a.rs", "b.rs", "c.rs"]]).len(), 2);
    }
    let three = crate_of(&[
        ("a/mod.rs", "pub mod b; pub mod c; use b::B; pub struct A;"),
        ("a/b.rs", "use super::c::f; pub struct B;"),
        ("a/c.rs", "use super::A; pub fn f() {}"),
    ]);
    let found = differences(&three, &[]);
    assert!(
        found.len() == 1 && found[0].contains("{\"a/b.rs\", \"a/c.rs\", \"a/mod.rs\"}"),
        "{found:?}"
    );
}

#[test]
fn what_is_no_circle_is_let_through() {
    for (folder, child) in [
        // To declare and hand on what a child defines is no use of it.
        (
            "mod child; pub use child::{self, f, C}; pub struct A;",
            "use super::A; pub struct C; pub fn f() {}",
        ),
        // What a child finds by way of its folder may be its own, or its brother's.
        (
            "mod child; mod brother; pub use brother::B; use child::C;",
            "use super::B; use super::C as Me; pub struct C;",
        ),
        // Tests may look everywhere.
        (
            "mod child; use child::C; pub struct A;",
            "pub struct C; #[cfg(test)] mod tests { use super::super::A; } #[cfg(test)] use super::A;",
        ),
        // Words are not code.
        (
            "mod child; use child::C; pub struct A;",
            "//! See [`A`](super::A).\npub struct C; const T: &str = \"super::A\";",
        ),
        (
            "mod child; pub use child::f; pub struct A; fn g(a: A) { a.f(); std::f(); }",
            "use super::A; pub fn f() {}",
        ),
        (
            "mod child; use child::C; pub struct A;",
            "use std::fmt; pub(super) struct C; pub(in crate::a) fn f() {}",
        ),
    ] {
        let sources = crate_of(&[
            ("a/mod.rs", folder),
            ("a/child.rs", child),
            ("a/brother.rs", "pub struct B;"),
        ]);
        let found = differences(&sources, &[]);
        assert!(found.is_empty(), "{folder} {child}: {found:?}");
    }
}
