//! Lesson files: what is found stands in the file, and what nothing is found in can be shown in every format.

use nimlab::document::Style;
use nimlab::judgement::{Misconception, Verdict, judge};
use nimlab::lesson::{
    BUILT_IN, Key, LessonError, Progress, Shelf, lint, read, screens, tell_findings, to_json, whole,
};
use nimlab::question::Names;
use nimlab::render::Terminal;
use proptest::prelude::proptest;

use super::config;
use super::damage::damaged;
use super::rendered::{is_json, keeps_its_promises};

struct Course;

impl Shelf for Course {
    fn has(&self, file: &str) -> bool {
        BUILT_IN.iter().any(|(name, _)| *name == file)
    }
}

/// The lessons of the course, and small ones in which accidents meet something more often.
fn lessons() -> Vec<String> {
    let head = "---\ntitle: A lesson\ngoals:\n- read it\nlab: none\n---\n";
    let bodies = [
        "# One\n\nTwo *three* **four `five`** [six](02-xor-gate.md) and `= xor 3 5`.\n",
        "> quoted\n> - listed\n>   1. again\n\n| a | b |\n|--:|---|\n| 1 | `2` |\n",
        "```nimlab sum 5 4 3 --depth 1\n```\n\n```exercise sum 5 4\nwrong 9 added\n```\n\n```text\nas it is\n```\n",
        "- a\n\n  b\n- c\n  ```text\n  d\n  ```\n",
    ];
    let small = bodies.map(|body| format!("{head}{body}"));
    let course = BUILT_IN.iter().map(|(_, text)| (*text).to_owned());
    course
        .chain(small.iter().cycle().take(30).cloned())
        .collect()
}

fn is_lawful(text: &str) {
    let read = read("09-lesson.md", text);
    let Ok(findings) = lint("09-lesson.md", text, &Course) else {
        assert!(read.is_err());
        return;
    };
    let lines: Vec<&str> = text.split('\n').collect();
    for finding in &findings {
        assert!((1..=lines.len()).contains(&finding.line), "{finding}");
        let columns = lines[finding.line - 1].chars().count();
        assert!((1..=columns + 1).contains(&finding.column), "{finding}");
    }
    keeps_its_promises(&tell_findings(&findings));
    let lesson = match read {
        Ok(lesson) => lesson,
        Err(LessonError::Faulty(_)) => return assert!(!findings.is_empty()),
        Err(LessonError::NotALesson(_)) => panic!("what is linted is a lesson"),
    };
    let style = Style {
        depth: 1,
        ..Style::default()
    };
    for key in [Key::Shown, Key::Hidden] {
        keeps_its_promises(&whole(&lesson, style, key));
    }
    is_json(&to_json(
        std::slice::from_ref(&lesson),
        &Progress::default(),
    ));
    let shown = Terminal {
        width: 60,
        ascii: false,
        colour: false,
        linear: false,
    };
    let screens = screens(&lesson, style, shown, 20);
    for screen in &screens {
        let lines = screen.page.fresh(shown);
        assert_eq!(lines.len(), screen.page.lines.len());
        assert!((1..=20).contains(&lines.len()));
    }
    let exercises = screens
        .iter()
        .filter(|screen| screen.exercise.is_some())
        .count();
    assert_eq!(exercises, lesson.exercises().count());
    if findings.is_empty() {
        for slip in lesson
            .exercises()
            .flat_map(|exercise| exercise.slips.iter().map(move |slip| (exercise, slip)))
        {
            let (exercise, slip) = slip;
            let judgement = judge(&exercise.question, &slip.answer, Names::Standard);
            assert_eq!(judgement.verdict, Verdict::Wrong);
            assert!(
                Misconception::ALL
                    .iter()
                    .any(|known| known.code() == slip.code)
            );
        }
    }
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn any_text_is_a_lesson_or_told_what_to_mend(text in damaged(lessons())) {
        is_lawful(&text);
    }
}

/// Some characters take two columns.
#[test]
fn a_listing_of_wide_characters_keeps_to_the_width() {
    is_lawful(&format!(
        "---\ntitle: Wide\ngoals:\n- see\nlab: none\n---\n```text\n{}\n```\n",
        "😀漢a".repeat(40)
    ));
}
