//! The way of the data: a room uses only rooms to its left.
//!
//! The sources are read for every path that leaves its room, whether in a `use` line (`use crate::game::Board`), in a
//! group (`use crate::{game, question}`), in an expression (`crate::game::bouton(…)`) or by way of `super`. So a
//! `document` that looked into `render` would be told by file and room.

mod circles;
mod inner;
mod modules;
mod names;
mod source;
mod uses;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use modules::rooms_used;
use source::tokens;

/// The rooms from left to right, and what each may use of those before it. A new room is one line more.
const ROOMS: &str = "
legible:
game:
hand_built:
phrase: game
question: legible game hand_built phrase
derivation: game hand_built question
judgement: game hand_built phrase question derivation
document: legible game hand_built phrase question derivation judgement
render: legible document
conversation: phrase question judgement document render
presentation: legible document render conversation
files: legible
class: legible document render files
lesson: before-uses
practice: before-uses
play: before-uses
worksheet: before-uses
grade: before-uses
cli: all
";

/// What the uses (lessons, practice, …) may use: everything before them, and none of the others.
const BEFORE_USES: &str = "legible game hand_built phrase question derivation judgement document render conversation presentation files class";

/// Files that may use more than the rest of their room. JSON serialises the typed values themselves, and what a machine checks
/// is made of them, too; everything else that is rendered is a document.
const MORE: &str = "
render/json/mod.rs: game hand_built question derivation judgement
render/json/ahead.rs: game question derivation
render/json/board.rs: game
render/json/disguise.rs: game derivation
render/json/judged.rs: derivation judgement
render/json/position.rs: game derivation
render/json/prompt.rs: phrase question judgement
render/json/values.rs: game
render/coq.rs: game question derivation
";

fn listed(list: &'static str) -> impl Iterator<Item = (&'static str, Vec<&'static str>)> {
    let lines = list.trim().lines();
    lines.map(|line| {
        let (name, rooms) = line.split_once(':').expect(line);
        let rooms = rooms.replace("before-uses", BEFORE_USES);
        (name, rooms.leak().split_whitespace().collect())
    })
}

/// Where the crate is put together; these two stand in no room.
const ROOTS: [&str; 2] = ["lib.rs", "main.rs"];

fn allowed(file: &str) -> Option<BTreeSet<&'static str>> {
    let mut rooms = listed(ROOMS);
    let (_, mut allowed) = rooms.find(|(name, _)| *name == room_of(file))?;
    if allowed == ["all"] {
        allowed = listed(ROOMS).map(|(name, _)| name).collect();
    }
    let more = listed(MORE).filter(|(name, _)| *name == file);
    allowed.extend(more.flat_map(|(_, rooms)| rooms));
    Some(allowed.into_iter().collect())
}

/// `game/board.rs` and `game.rs` both belong to the room `game`.
fn room_of(file: &str) -> &str {
    let first = file.split('/').next().unwrap_or(file);
    first.strip_suffix(".rs").unwrap_or(first)
}

/// Every arrow of a file that points the wrong way, in words.
fn wrong_arrows(file: &str, source: &str) -> Vec<String> {
    let Some(allowed) = allowed(file) else {
        return vec![format!("src/{file} stands in a room that the list of rooms does not know")];
    };
    rooms_used(file, source)
        .into_iter()
        // A module of tests calls its own file `super`, too.
        .filter(|used| listed(ROOMS).any(|(room, _)| room == used))
        .filter(|used| used != room_of(file) && !allowed.contains(&used[..]))
        .map(|used| format!("src/{file} uses `{used}`, which `{}` must not", room_of(file)))
        .collect()
}

fn sources() -> Vec<(String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    collect(&root, &mut files);
    let named = files.into_iter().map(|file| {
        let source = fs::read_to_string(&file).expect("the sources can be read");
        let name = file.strip_prefix(&root).expect("it was found there");
        let parts: Vec<String> = name.iter().map(|part| part.to_string_lossy().into()).collect();
        (parts.join("/"), source)
    });
    named.collect()
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("the folder can be read") {
        let path = entry.expect("its entries can be read").path();
        if path.is_dir() {
            collect(&path, files);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            files.push(path);
        }
    }
}

fn crate_of(files: &[(&str, &str)]) -> Vec<(String, String)> {
    let own = |&(file, source): &(&str, &str)| (file.to_owned(), source.to_owned());
    files.iter().map(own).collect()
}

#[test]
fn no_room_uses_a_room_that_is_not_to_its_left() {
    let wrong: Vec<String> = sources()
        .iter()
        .filter(|(file, _)| !ROOTS.contains(&&file[..]))
        .flat_map(|(file, source)| wrong_arrows(file, source))
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_list_itself_goes_from_left_to_right_and_is_of_what_is_there() {
    let files: Vec<String> = sources().into_iter().map(|(file, _)| file).collect();
    let mut before = vec!["all"];
    for (room, used) in listed(ROOMS) {
        assert!(used.iter().all(|used| before.contains(used)), "{room}");
        assert!(files.iter().any(|file| room_of(file) == room), "{room}");
        before.push(room);
    }
    for (file, _) in listed(MORE) {
        assert!(files.iter().any(|there| there == file), "{file}");
    }
}

#[test]
fn what_is_built_by_hand_never_uses_the_machines_xor() {
    let by_hand = sources().into_iter().filter(|(file, _)| room_of(file) == "hand_built");
    let mut looked_at = 0;
    for (file, source) in by_hand {
        for token in tokens(&source) {
            assert!(token != "^", "src/{file} has a ^");
            let name = token.to_lowercase();
            assert!(!name.starts_with("bitxor"), "src/{file} has {token}");
        }
        looked_at += 1;
    }
    assert!(looked_at > 0);
}

#[test]
fn a_wrong_arrow_is_caught_however_it_is_written() {
    for source in [
        "use crate::render::terminal;",
        "use crate::{game::Board, render::{terminal, Terminal}};",
        "use\n    crate::render;",
        "fn f() { crate::render::terminal(); }",
        "use super::super::render::terminal;",
        "macro_rules! m { () => { $crate::render::f() } }",
        "fn f<'a>(c: char) -> bool { c == '\"' || c == '/' } use crate::render; const T: &str = \"\";",
    ] {
        let caught = wrong_arrows("document/tell.rs", source);
        assert_eq!(caught.len(), 1, "{source}: {caught:?}");
        assert!(caught[0].contains("document/tell.rs") && caught[0].contains("`render`"));
    }
    assert_eq!(wrong_arrows("game/mod.rs", "use super::question::Request;").len(), 1);
    assert_eq!(wrong_arrows("cellar/wine.rs", "").len(), 1);
}

#[test]
fn right_arrows_and_mere_words_are_let_through() {
    for source in [
        "use crate::{game::{Board, Move}, derivation::Step};\nuse super::text::Text;",
        "use crate::document::Names;",
        "//! See [`render`](crate::render).\n/* crate::render */",
        "const T: &str = \"crate::render\"; const R: &str = r#\"crate::render \"\" \"#;",
        "use std::fmt; use textwrap::core::display_width;",
    ] {
        let caught = wrong_arrows("document/tell.rs", source);
        assert!(caught.is_empty(), "{source}: {caught:?}");
    }
    assert!(wrong_arrows("render/json/mod.rs", "use crate::derivation::Step;").is_empty());
    assert_eq!(wrong_arrows("render/layout.rs", "use crate::derivation::Step;").len(), 1);
}
