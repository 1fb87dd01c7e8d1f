//! Lesson files: what is found stands in the file, and what nothing is found in can be shown in every format.

use course::conversation::Judged;
use course::lesson::{
    BUILT_IN, Key, LessonQuestion, Progress, findings_in_words, lint, read, screens, to_json, whole,
};
use explain::judgement::{Misconception, Verdict};
use proptest::prelude::proptest;

use super::config;
use super::damage::damaged;
use super::rendered::{is_json, keeps_its_promises};

use crate::support::shelf::Course;
use crate::support::{answer_as_typed, at_depth, plain};

/// The lessons of the course, and small ones in which accidents meet something more often.
fn lessons() -> Vec<String> {
    let head = "---\ntitle: A lesson\ngoals:\n- read it\nlab: none\n---\n";
    let bodies = [
        "# One\n\nTwo *three* **four `five`** [six](02-xor-gate.md) and `= xor 3 5`.\n",
        "> quoted\n> - listed\n>   1. again\n\n| a | b |\n|--:|---|\n| 1 | `2` |\n",
        "```nimlab sum 5 4 3 --depth 1\n```\n\n```exercise sum 5 4\nwrong 9 added\n```\n\n```text\nas it is\n```\n",
        "```choose\nWhich *one*?\n- [ ] a\n- [x] `b`\nwrong a: no\nhint: b\n  or not\nwhy: so\n```\n\n```choose several\nWhich?\n- [x] a\n- [x] b\n- [ ] c\nwrong c: no\n```\n",
        "```order\nSort.\n- a\n- b\n- c\nwrong 2 before 1: no\nwrong 2 3 1: no\n```\n\n```think\nWhy?\n\n- so?\nhint: x\nanswer: a\n\nb\n```\n",
        "- a\n\n  b\n- c\n  ```text\n  d\n  ```\n",
    ];
    let small = bodies.map(|body| format!("{head}{body}"));
    let course = BUILT_IN.iter().map(|(_, text)| (*text).to_owned());
    course.chain(small.iter().cycle().take(30).cloned()).collect()
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
    keeps_its_promises(&findings_in_words(&findings));
    let Ok(lesson) = read else {
        return assert!(!findings.is_empty());
    };
    let style = at_depth(1);
    for key in [Key::Shown, Key::Hidden] {
        keeps_its_promises(&whole(&lesson, style, key));
    }
    is_json(&to_json(std::slice::from_ref(&lesson), &Progress::default()));
    let shown = plain(60);
    let screens = screens(&lesson, style, shown, 20);
    for screen in &screens {
        let lines = screen.page.fresh(shown);
        assert_eq!(lines.len(), screen.page.lines.len());
        assert!((1..=20).contains(&lines.len()));
    }
    let exercises = screens.iter().filter(|screen| screen.exercise().is_some()).count();
    assert_eq!(exercises, lesson.exercises().count());
    if findings.is_empty() {
        for exercise in lesson.exercises() {
            let right = answer_as_typed(exercise);
            let verdict = |answer: &str| exercise.judge(answer).verdict();
            assert_eq!(verdict(&right), Verdict::Right, "{right}");
            let LessonQuestion::Question { slips, .. } = &exercise.asked else {
                continue;
            };
            for slip in slips {
                assert_eq!(verdict(&slip.answer), Verdict::Wrong);
                let known = |code| Misconception::of_code(code).is_some();
                assert!(slip.words.is_some() || slip.code.as_deref().is_some_and(known));
            }
        }
    }
}

/// An accident that was met once: a fence that is never closed, with nothing in it, below the last stop.
#[test]
fn what_shows_nothing_is_no_screen() {
    is_lawful(
        "---\ntitle: A lesson\ngoals:\n- read it\nlab: none\n---\n```think\nWhy?\nanswer: so\n```\n```\n",
    );
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
