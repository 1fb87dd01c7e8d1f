//! What a lesson may speak of: only what it teaches, and what it needs. Everything that a reader can meet is held to that.

use nimlab::document::Text;
use nimlab::grade::tell_task;
use nimlab::lesson::{BUILT_IN, Shelf, lint};

/// The files of the course beside each other.
struct Course;

impl Shelf for Course {
    fn has(&self, file: &str) -> bool {
        BUILT_IN.iter().any(|(name, _)| *name == file)
    }

    fn task(&self, function: &str) -> Option<Text> {
        tell_task(function)
    }
}

fn found_in(file: &str, text: &str) -> Vec<String> {
    let findings = lint(file, text, &Course).unwrap();
    findings.iter().map(ToString::to_string).collect()
}

/// What is found in a lesson with these needs and this body, which begins on line 7.
fn found(needs: &str, body: &str) -> Vec<String> {
    let lab = "lab: none";
    let text = format!("---\ntitle: T\ngoals:\n- read it\n{lab}\n{needs}\n---\n{body}");
    found_in("lesson.md", &text)
}

#[test]
fn prose_that_speaks_of_what_comes_later_is_told_by_line_and_column() {
    let body =
        "One *nim*\nsum, and\n\n| two |\n| --- |\n| the `nim sum` and XOR |\n\n- Grundy values\n";
    let found = found("needs: xor-gate", body);
    let expected = [
        "lesson.md:8:6: this speaks of nim sum, which the lesson nim-sum introduces: expected what the readers know by now",
        "lesson.md:13:8: this speaks of nim sum",
        "lesson.md:15:3: this speaks of Grundy value, which the lesson beyond-nim introduces",
    ];
    assert_eq!(found.len(), expected.len(), "{found:?}");
    for (found, expected) in found.iter().zip(expected) {
        assert!(found.starts_with(expected), "{found}");
    }
}

#[test]
fn the_words_of_a_link_to_a_lesson_are_free() {
    let body = "Next comes [the nim sum](05-nim-sum.md), not [the nim sum](https://example.org).\n";
    let found = found("needs: xor-gate", body);
    assert!(
        found.len() == 1 && found[0].starts_with("lesson.md:8:51"),
        "{found:?}"
    );
}

#[test]
fn readers_of_the_whole_course_are_told_of_everything() {
    let body = "The mex of a nim sum in the lab.\n\n```exercise move 5 4 3\n```\n";
    assert_eq!(found("teaches: mex", body), Vec::<String>::new());
}

#[test]
fn what_a_fence_shows_is_held_to_what_the_readers_know() {
    let body = "Look:\n\n```nimlab sum 5 4\n```\n";
    let found = found("needs: binary", body);
    assert!(
        found
            .iter()
            .any(|it| it.starts_with("lesson.md:10:1: what is shown speaks of nim sum")),
        "{found:?}"
    );
}

#[test]
fn what_is_about_the_lab_stands_in_a_quote_that_can_be_left_out() {
    let body = "> **In the lab:** the lab asks for more.\n\n> In the lab they do.\n";
    let found = found("needs: the-game", body);
    assert!(
        found.len() == 1 && found[0].starts_with("lesson.md:10:10: this speaks of the lab"),
        "{found:?}"
    );
    assert_eq!(
        self::found(
            "needs: none\nteaches: the lab",
            "The lab is a set of tasks.\n"
        ),
        Vec::<String>::new()
    );
}

#[test]
fn a_goal_speaks_of_what_is_known_too() {
    let text = "---\ntitle: T\ngoals:\n- find the nim sum\nlab: none\nneeds: binary\n---\nText.\n";
    let found = found_in("lesson.md", text);
    assert!(
        found.len() == 1 && found[0].starts_with("lesson.md:4:3: this goal speaks of nim sum"),
        "{found:?}"
    );
}

#[test]
fn a_lesson_of_the_course_is_short() {
    let (file, text) = BUILT_IN[0];
    let longer = |words: usize| {
        let found = found_in(file, &format!("{text}\n\n{}\n", "word ".repeat(words)));
        let is_long = |it: &&String| it.contains("words of prose: expected at most 1000");
        found.iter().find(is_long).cloned()
    };
    assert_eq!(longer(0), None);
    assert!(longer(1000).is_some());
    assert!(
        found_in("mine.md", &format!("{text}\n\n{}\n", "word ".repeat(1000)))
            .iter()
            .all(|it| !it.contains("words of prose"))
    );
}

#[test]
fn the_course_speaks_of_nothing_before_it_is_taught() {
    for (file, text) in BUILT_IN {
        assert_eq!(found_in(file, text), Vec::<String>::new());
    }
}
