//! What the linter finds in lessons of authors, word for word, by line and column.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use course::lesson::{LessonAssets, lint};

use crate::golden::compare;
use crate::support::shelf::Course;

/// The course, with a few pictures beside it.
struct WithPictures;

impl LessonAssets for WithPictures {
    fn functions(&self) -> Vec<&'static str> {
        Course.functions()
    }

    fn picture(&self, file: &str) -> Result<Vec<u8>, String> {
        match file {
            "arrow.svg" | "arrow.png" => Ok(vec![1, 2, 3]),
            _ => Err("it is not there".to_owned()),
        }
    }
}

#[test]
fn findings_are_told_by_line_and_column() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let kept = fs::read_to_string(root.join("tests/goldens/findings.txt")).unwrap();
    let (head, cases) = kept.split_once("\n@@ ").unwrap();
    let mut found = format!("{head}\n");
    for case in cases.split("\n@@ ") {
        let (matter, body) = case.split_once('\n').unwrap();
        let lines = body.lines().filter(|line| !line.starts_with("! "));
        let body: String = lines.flat_map(|line| [line, "\n"]).collect();
        let fields = matter.replace(" | ", "\n");
        let lesson = format!("---\ntitle: T\ngoals:\n- read it\n{fields}\n---\n{body}");
        write!(found, "@@ {matter}\n{body}").unwrap();
        for finding in lint("lesson.md", &lesson, &WithPictures).unwrap() {
            writeln!(found, "! {finding}").unwrap();
        }
    }
    compare("findings.txt", found);
}
