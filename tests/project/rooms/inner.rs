//! Rooms inside a room: each uses only those below it.
//!
//! In `grade`, what runs somebody's Python stands at the bottom and knows nothing of the lab; a `judge` that looked into
//! `report` would be told by file.

use std::fs;
use std::path::Path;

use super::modules::Modules;
use super::source::tokens;
use super::{crate_of, sources};

/// The rooms inside a room, from the bottom up.
const INNER: &[(&str, &[&str])] =
    &[("grade", &["python", "sheet", "lab", "hand_in", "judge", "words", "report", "handout"])];

/// Which of these rooms a file stands in.
fn place(file: &str, outer: &str, rooms: &[&str]) -> Option<usize> {
    let inside = file.strip_prefix(outer)?.strip_prefix('/')?;
    let room = inside.split('/').next()?;
    let room = room.strip_suffix(".rs").unwrap_or(room);
    rooms.iter().position(|name| *name == room)
}

/// Every arrow inside the room `outer` that points up, in words; also one to the file that puts its rooms together.
fn wrong_arrows(sources: &[(String, String)], outer: &str, rooms: &[&str]) -> Vec<String> {
    let together = &format!("{outer}/mod.rs");
    let arrows = Modules::of(sources).arrows().into_iter();
    let wrong = arrows.flat_map(|(from, to)| {
        let here = place(from, outer, rooms);
        let points_up = move |to: &&str| {
            let there = place(to, outer, rooms);
            here.is_some() && (**to == *together || there > here)
        };
        to.into_iter().filter(points_up).map(move |to| format!("{from} -> {to}"))
    });
    wrong.collect()
}

#[test]
fn rooms_inside_a_room_use_only_those_below_them() {
    let sources = sources();
    for (outer, rooms) in INNER {
        let wrong = wrong_arrows(&sources, outer, rooms);
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
        let mut files = sources.iter().map(|(file, _)| &file[..]);
        let strays = |file: &&str| {
            let inside = file.strip_prefix(outer).and_then(|file| file.strip_prefix('/'));
            inside.is_some_and(|inside| inside != "mod.rs") && place(file, outer, rooms).is_none()
        };
        assert_eq!(files.find(strays), None, "in no room of {outer}");
    }
}

#[test]
fn an_arrow_that_points_up_is_caught() {
    let of_judge = "use super::python::P; use crate::grade::G; pub struct J;";
    let sources = crate_of(&[
        ("lib.rs", "pub mod grade;"),
        ("grade/mod.rs", "pub mod python; pub mod judge; pub struct G;"),
        ("grade/python/mod.rs", "use crate::grade::judge::J; pub struct P;"),
        ("grade/judge/mod.rs", of_judge),
    ]);
    assert_eq!(
        wrong_arrows(&sources, "grade", INNER[0].1),
        ["grade/judge/mod.rs -> grade/mod.rs", "grade/python/mod.rs -> grade/judge/mod.rs",]
    );
}

/// What the sheet asks for is named in the sheet, and nowhere where Python is run.
#[test]
fn who_runs_python_does_not_know_what_for() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/grade");
    let sheet = fs::read_dir(root.join("sheet")).expect("the folder can be read");
    let files = sheet.map(|entry| entry.expect("its entries can be read").path());
    let names: Vec<String> = files
        .filter_map(|path| Some(path.file_stem()?.to_str()?.to_owned()))
        .filter(|name| name.contains('_'))
        .collect();
    assert!(names.len() > 10, "{names:?}");
    for (file, source) in sources() {
        let is_of_python = file.starts_with("grade/python/") && !file.ends_with("tests.rs");
        let found = tokens(&source).into_iter().find(|token| names.contains(token));
        assert!(!is_of_python || found.is_none(), "src/{file} names {found:?}");
    }
    for program in fs::read_dir(root.join("python/harness")).expect("the folder can be read") {
        let path = program.expect("its entries can be read").path();
        let source = fs::read_to_string(&path).expect("it can be read");
        let found = names.iter().find(|name| source.contains(&name[..]));
        assert_eq!(found, None, "{}", path.display());
    }
}
