//! What a lesson may speak of: only what it teaches, and what it needs. Everything that a reader can meet is held to that.

use nimlab::conversation::Judged;
use nimlab::document::{Idea, Known, Style, unknown_in};
use nimlab::grade::task_in_words;
use nimlab::lesson::{BUILT_IN, Key, lint, read, whole};
use nimlab::render::terminal;

use crate::support::plain;
use crate::support::shelf::Course;

fn found_in(file: &str, text: &str) -> Vec<String> {
    let findings = lint(file, text, &Course).unwrap();
    findings.iter().map(ToString::to_string).collect()
}

/// Whether a lesson is for those who do the lab need not be said where it is for nobody of them.
#[test]
fn a_lesson_without_a_lab_says_nothing_of_one() {
    let lesson = |lab: &str| format!("---\ntitle: T\ngoals:\n- read it\n{lab}---\nText.\n");
    let read = |lab: &str| read("mine.md", &lesson(lab)).unwrap();
    assert_eq!(read(""), read("lab: none\n"));
    assert_eq!(read("").lab, Vec::<String>::new());
    assert_eq!(read("lab: exclusive_or\n").lab, ["exclusive_or"]);
}

#[test]
fn a_lesson_of_the_course_is_short() {
    let (file, text) = BUILT_IN[0];
    let (matter, _) = text.split_at(text.find("---\n\n").unwrap() + 4);
    let longer = |words: usize| {
        let found = found_in(file, &format!("{matter}\n{}\n", "word ".repeat(words)));
        let is_long = |it: &&String| it.contains("words of prose: expected at most 1000");
        found.iter().find(is_long).cloned()
    };
    assert_eq!(longer(1000), None);
    assert!(longer(1001).is_some());
    assert!(
        found_in("mine.md", &format!("{matter}\n{}\n", "word ".repeat(1001)))
            .iter()
            .all(|it| !it.contains("words of prose"))
    );
}

/// Whoever leaves out the lab reads nothing of it, not even that there is one.
#[test]
fn without_the_lab_nothing_is_said_of_it() {
    let without = Style { known: Known::ALL.without(Idea::TheLab), ..Style::default() };
    let shown = plain(1000);
    for (file, text) in BUILT_IN {
        let lesson = read(file, text).unwrap().with_tasks(task_in_words);
        let told = terminal(&whole(&lesson, without, Key::Shown), shown);
        let of_the_lab = unknown_in(&told, without.known);
        assert!(of_the_lab.is_empty(), "{file}: {told}");
        let all = terminal(&whole(&lesson, Style::default(), Key::Shown), shown);
        let functions = lesson.lab.iter().filter(|name| *name != "none");
        for function in functions {
            assert!(all.contains(&format!("- {function}(")), "{file}: {function}");
        }
    }
}

/// An idea is met where the prose first names it: to the exercises above nothing is said of it, though the lesson teaches it.
#[test]
fn an_exercise_speaks_of_nothing_that_its_lesson_teaches_further_down() {
    let exercise = "```exercise move 6 4 1\n```\n";
    let lesson = format!(
        "---\ntitle: T\ngoals:\n- read it\nlab: none\nneeds: binary\nteaches: nim sum\n---\n{exercise}\nThis is the nim sum.\n\n{exercise}"
    );
    let shown = plain(1000);
    let read = read("lesson.md", &lesson).unwrap();
    let told: Vec<String> = read
        .exercises()
        .map(|exercise| {
            let judged = exercise.judge("1,3", None);
            terminal(&judged.feedback(Style::default()), shown)
        })
        .collect();
    assert_eq!(told.len(), 2);
    assert!(!told[0].contains("nim sum"), "{}", told[0]);
    assert!(told[1].contains("nim sum"), "{}", told[1]);
}
