//! No circles: where a file uses another one, no way leads back from that to it.
//!
//! Files in a circle can be understood only all at once.

use super::modules::{Modules, circles};
use super::sources;

/// Every circle with the arrows that make it, in words.
fn told(sources: &[(String, String)]) -> Vec<String> {
    let arrows = Modules::of(sources).arrows();
    let found = circles(&arrows).into_iter();
    found
        .map(|(files, arrows)| format!("a circle: {files:?}\n  {}", arrows.join("\n  ")))
        .collect()
}

#[test]
fn files_stand_in_no_circle() {
    let found = told(&sources());
    assert!(found.is_empty(), "{}", found.join("\n"));
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
        let found = told(&sources);
        assert_eq!(found.len(), 1, "{there} {back}: {found:?}");
        for part in [
            "{\"a.rs\", \"b.rs\"}",
            "\n  a.rs -> b.rs",
            "\n  b.rs -> a.rs",
        ] {
            assert!(found[0].contains(part), "{found:?}");
        }
    }
    let three = crate_of(&[
        ("a/mod.rs", "pub mod b; pub mod c; use b::B; pub struct A;"),
        ("a/b.rs", "use super::c::f; pub struct B;"),
        ("a/c.rs", "use super::A; pub fn f() {}"),
    ]);
    let found = told(&three);
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
        let found = told(&sources);
        assert!(found.is_empty(), "{folder} {child}: {found:?}");
    }
}
