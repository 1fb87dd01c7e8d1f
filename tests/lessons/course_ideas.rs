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
        "lesson.md:15:3: this speaks of Grundy value, which the lesson other-games introduces",
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
fn a_lesson_teaches_ideas_of_its_own_if_it_speaks_of_them() {
    let own = |matter: &str, body: &str| {
        found_in(
            "mine.md",
            &format!("---\ntitle: T\ngoals:\n- read it\n{matter}\n---\n{body}"),
        )
    };
    let none = Vec::<String>::new();
    assert_eq!(
        own("teaches: bogus Nim, mex", "In *Bogus\nNim* a mex counts.\n"),
        none
    );
    assert_eq!(
        own("teaches: mex, bogus Nim", "A *mex*.\n"),
        [
            "mine.md:5:15: the lesson teaches 'bogus Nim', of which it never speaks: expected these words below, or an idea of the course"
        ]
    );
    // The words of the course are spelt as the course spells them.
    assert_eq!(
        own("teaches: grundy values", "Of grundy values.\n"),
        ["mine.md:5:10: there is no idea 'grundy values': did you mean Grundy value?"]
    );
}

/// Whether a lesson is for those who do the lab need not be said where it is for nobody of them.
#[test]
fn a_lesson_without_a_lab_says_nothing_of_one() {
    let lesson = |lab: &str| format!("---\ntitle: T\ngoals:\n- read it\n{lab}---\nText.\n");
    let read = |lab: &str| read("mine.md", &lesson(lab)).unwrap();
    assert_eq!(read(""), read("lab: none\n"));
    assert_eq!(read("").lab, Vec::<String>::new());
    assert_eq!(read("lab: exclusive_or\n").lab, ["exclusive_or"]);
    assert_eq!(found_in("mine.md", &lesson("")), Vec::<String>::new());
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

#[test]
fn a_lesson_may_be_about_any_game() {
    let body = "Ten pins stand in a row.\n\n```nimlab board kayles 3\n```\n\n```nimlab explain --by looking-ahead kayles 3\n```\n\n```exercise move kayles 3\nwrong 1=2: Who knocks down the last pin?\n```\n\n```exercise winner kayles 2 2\n```\n\n```exercise rows octal:0.6 3 2\n```\n";
    assert_eq!(found("needs: the-game", body), Vec::<String>::new());
    let theory = "```nimlab explain kayles 3\n```\n\n```exercise sum kayles 3\n```\n";
    let found_later = found("needs: optimal-move", theory);
    let is_told = |line: &str| {
        let begins = format!("lesson.md:{line}:1: this is explained by the idea Grundy value");
        found_later.iter().any(|it| it.starts_with(&begins))
    };
    assert!(is_told("8") && is_told("11"), "{found_later:?}");
    assert_eq!(found("needs: beyond-nim", theory), Vec::<String>::new());
}

/// Whoever leaves out the lab reads nothing of it, not even that there is one.
#[test]
fn without_the_lab_nothing_is_said_of_it() {
    let without = Style {
        known: Known::ALL.without(Idea::TheLab),
        ..Style::default()
    };
    let shown = plain(1000);
    for (file, text) in BUILT_IN {
        let lesson = read(file, text).unwrap().with_tasks(task_in_words);
        let told = terminal(&whole(&lesson, without, Key::Shown), shown);
        let of_the_lab = unknown_in(&told, without.known);
        assert!(of_the_lab.is_empty(), "{file}: {told}");
        let all = terminal(&whole(&lesson, Style::default(), Key::Shown), shown);
        let functions = lesson.lab.iter().filter(|name| *name != "none");
        for function in functions {
            assert!(
                all.contains(&format!("- {function}(")),
                "{file}: {function}"
            );
        }
    }
}

/// An idea is met where the prose first names it: to the exercises above nothing is said of it, though the lesson teaches it.
#[test]
fn an_exercise_speaks_of_nothing_that_its_lesson_teaches_further_down() {
    let lesson = |hint: &str| {
        let exercise = format!("```exercise move 6 4 1\n{hint}```\n");
        format!(
            "---\ntitle: T\ngoals:\n- read it\nlab: none\nneeds: binary\nteaches: nim sum\n---\n{exercise}\nThis is the nim sum.\n\n{exercise}"
        )
    };
    let shown = plain(1000);
    let read = read("lesson.md", &lesson("")).unwrap();
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
    let found = found_in("lesson.md", &lesson("hint: Find the nim sum.\n"));
    assert!(
        found.len() == 1 && found[0].starts_with("lesson.md:9:1: a hint speaks of nim sum"),
        "{found:?}"
    );
}
