//! No circles: where a file uses another one, no way leads back from that to it.
//!
//! Files in a circle can be understood only all at once.

use super::modules::{Modules, circles};
use super::{crate_of, sources};

/// Every circle with the arrows that make it, in words.
fn told(sources: &[(String, String)]) -> Vec<String> {
    let arrows = Modules::of(sources).arrows();
    let found = circles(&arrows).into_iter();
    found.map(|(files, arrows)| format!("a circle: {files:?}\n  {}", arrows.join("\n  "))).collect()
}

#[test]
fn files_stand_in_no_circle() {
    let found = told(&sources());
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// What stands in `a.rs`, and what in `b.rs`; `c.rs` hands on what is defined in `b.rs`.
const CIRCLES: &str = "
use crate::b::B; <=> use crate::a::A;
use super::b::B; <=> use super::a::A;
fn f() { crate::b::f(); } <=> fn f() -> super::a::A { super::a::A }
use crate::{b::{self, B}, c::C}; <=> use crate::{c, a::A as Other};
use crate::b; fn f() { b::f(); } <=> use super::a as other; fn f() { other::f(); }
use crate::c::B; <=> use crate::a::A;
use crate::c::Renamed; <=> use crate::a::A;
use crate::c; type T = c::B; <=> use crate::a::A;
use nimlab::b::B; <=> mod inner { pub struct I; } use crate::a::A;
";

/// What stands in a folder, and what in its child. To declare and hand on what a child defines is no use of it; what a child
/// finds by way of its folder may be its own, or its brother's; tests may look everywhere; and words are not code.
const NO_CIRCLES: &str = r#"
mod child; pub use child::{self, f, C}; pub struct A; <=> use super::A; pub struct C; pub fn f() {}
mod child; mod brother; pub use brother::B; use child::C; <=> use super::B; use super::C as Me; pub struct C;
mod child; use child::C; pub struct A; <=> pub struct C; #[cfg(test)] mod tests { use super::super::A; } #[cfg(test)] use super::A;
mod child; use child::C; pub struct A; <=> /** See [`A`](super::A). */ pub struct C; const T: &str = "super::A";
mod child; pub use child::f; pub struct A; fn g(a: A) { a.f(); std::f(); } <=> use super::A; pub fn f() {}
mod child; use child::C; pub struct A; <=> use std::fmt; pub(super) struct C; pub(in crate::a) fn f() {}
"#;

fn pairs(table: &'static str) -> impl Iterator<Item = (&'static str, &'static str)> {
    let lines = table.trim().lines();
    lines.map(|line| line.split_once(" <=> ").expect(line))
}

#[test]
fn a_circle_is_caught_however_it_is_written() {
    for (there, back) in pairs(CIRCLES) {
        let handed_on = "pub use crate::b::B; pub use crate::b::B as Renamed; pub struct C;";
        let found = told(&crate_of(&[
            ("lib.rs", "pub mod a; pub mod b; pub mod c;"),
            ("a.rs", &format!("{there} pub struct A;")),
            ("b.rs", &format!("{back} pub struct B; pub fn f() {{}}")),
            ("c.rs", handed_on),
        ]));
        let circle = "a circle: {\"a.rs\", \"b.rs\"}\n  a.rs -> b.rs\n  b.rs -> a.rs";
        assert_eq!(found, [circle], "{there} {back}");
    }
    let found = told(&crate_of(&[
        ("a/mod.rs", "pub mod b; pub mod c; use b::B; pub struct A;"),
        ("a/b.rs", "use super::c::f; pub struct B;"),
        ("a/c.rs", "use super::A; pub fn f() {}"),
    ]));
    let [circle] = &found[..] else {
        panic!("{found:?}");
    };
    assert!(circle.contains("{\"a/b.rs\", \"a/c.rs\", \"a/mod.rs\"}"));
}

#[test]
fn what_is_no_circle_is_let_through() {
    for (folder, child) in pairs(NO_CIRCLES) {
        let brother = ("a/brother.rs", "pub struct B;");
        let sources = crate_of(&[("a/mod.rs", folder), ("a/child.rs", child), brother]);
        assert_eq!(told(&sources), [""; 0], "{folder} {child}");
    }
}
