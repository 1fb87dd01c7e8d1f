//! Lesson files of others: fences that there are not, whole folders; and what is kept of a walk through a lesson.

use std::collections::BTreeSet;
use std::fs;

use course::conversation::{Conversation, Input};
use course::lesson::{
    BUILT_IN, Lesson, LessonMark, LessonWalk, Progress, ScreenTask, listing, outlines, read,
    screens,
};
use explain::document::{ReaderLevel, Style};
use render::{Terminal, terminal};

use crate::program::{folder, run};
use crate::support::{answer_as_typed, plain};

fn lessons() -> Vec<Lesson> {
    let lessons = BUILT_IN.iter().map(|(file, text)| read(file, text));
    lessons.map(Result::unwrap).collect()
}

const SHOWN: Terminal = Terminal { ascii: true, ..plain(80) };

#[test]
fn a_fence_in_another_language_is_shown() {
    let lesson = |fence: &str| format!("---\ntitle: T\ngoals:\n- g\nlab: none\n---\n\n{fence}\n");
    for language in
        ["", "text", "python", "Python", "python,linenos", "{.python}", "console", "sh", "json"]
    {
        let text = lesson(&format!("```{language}\nline one\nline two\n```"));
        let read = read("lesson.md", &text).unwrap();
        let shown = format!("{:?}", read.parts);
        assert!(shown.contains("line one\\nline two"), "{language}: {shown}");
    }
}

#[test]
fn a_folder_is_checked_lesson_by_lesson() {
    let folder = folder("lint_folder");
    let good = fs::read_to_string("lessons/02-xor-gate.md").unwrap();
    fs::write(folder.join("02-good.md"), good.split("\n## ").next().unwrap()).unwrap();
    fs::write(
        folder.join("10-bad.md"),
        "---\ntitle: T\ngoals:\n- g\nlab: none\n---\n\n```choice\n```\n",
    )
    .unwrap();
    fs::write(folder.join("notes.txt"), "not a lesson").unwrap();
    let (code, told, _) = run(&["lesson", "--lint", folder.to_str().unwrap()], "");
    assert_eq!(code, 1, "{told}");
    assert!(told.contains("10-bad.md:8:1: there is no fence 'choice'"), "{told}");
    assert!(!told.contains("notes.txt"), "{told}");
}

#[test]
fn a_lesson_that_is_done_says_what_was_skipped() {
    let lesson = lessons().into_iter().find(|lesson| lesson.exercises().count() >= 3).unwrap();
    let (lesson, count) = (lesson.outline(), lesson.exercises().count());
    let done = LessonMark { at: 0, done: true };
    let mut progress = Progress::default();
    progress.keep_answers(&lesson.name, &BTreeSet::from([2]));
    progress.keep(&lesson.name, LessonMark { at: 3, done: false });
    assert!(
        progress.left(&lesson).is_empty() && !progress.is_done(&lesson),
        "it has not been read"
    );
    progress.keep_answers(&lesson.name, &BTreeSet::new());
    progress.keep(&lesson.name, done);
    assert!(
        !progress.is_done(&lesson) && progress.mark(&lesson.name).done,
        "the others were skipped"
    );
    assert_eq!(progress.left(&lesson).len(), count - 1);
    assert!(!progress.left(&lesson).contains(&2));
    let listed = terminal(&listing(&outlines(), &progress), SHOWN);
    assert!(
        listed.contains(&format!("read, {} skipped", count - 1)) && !listed.contains("done"),
        "{listed}"
    );
    progress.keep_answers(&lesson.name, &(1..=count).collect());
    assert!(progress.is_done(&lesson) && progress.left(&lesson).is_empty());
    let read_back: Progress =
        serde_json::from_str(&serde_json::to_string(&progress).unwrap()).unwrap();
    assert_eq!(read_back, progress);
    progress.keep("xor-gate", done);
    progress.reset(&lesson.name);
    assert_eq!(progress.mark(&lesson.name), LessonMark::default());
    assert!(progress.answered(&lesson).is_empty() && progress.mark("xor-gate").done);
}

/// However one walks, an exercise counts as answered once its answer was right, and no other does.
#[test]
fn the_exercises_that_were_answered_are_known() {
    for lesson in lessons() {
        let screens = screens(&lesson, Style::default(), SHOWN, 20);
        let mut walk = LessonWalk::new(screens.clone(), LessonMark::default(), Style::default());
        walk.opening();
        let mut number = 0;
        for screen in &screens {
            if let Some(exercise) = screen.exercise() {
                number += 1;
                // Every other exercise is skipped.
                if number % 2 == 0 {
                    walk.take(Input::Line("skip"));
                    continue;
                }
                walk.take(Input::Line(&answer_as_typed(exercise)));
            }
            if matches!(screen.task, Some(ScreenTask::Thought(_))) {
                walk.take(Input::Line("because"));
            }
            walk.take(Input::Line(""));
        }
        assert!(walk.mark().done, "{}", lesson.name);
        let odd: BTreeSet<usize> = (1..=number).filter(|number| number % 2 == 1).collect();
        assert_eq!(*walk.answered(), odd, "{}", lesson.name);
    }
}

/// A lesson with these lines at the end of its front matter.
fn with_matter(matter: &str, body: &str) -> String {
    format!("---\ntitle: T\ngoals:\n- g\nlab: nim_sum\n{matter}---\n{body}")
}

#[test]
fn a_lesson_says_how_far_its_readers_have_come() {
    let level =
        |matter: &str| read("lesson.md", &with_matter(matter, "Text.\n")).map(|it| it.level);
    assert_eq!(level(""), Ok(ReaderLevel::Everything));
    for (name, expected) in ReaderLevel::NAMED {
        assert_eq!(level(&format!("level: {name}\n")), Ok(expected));
    }
    let unknown = level("level: expert\n").unwrap_err();
    assert!(unknown.contains("lesson.md:6:1: there is no level 'expert'"), "{unknown}");
    // The course goes from one level to the next.
    let levels: Vec<ReaderLevel> = lessons().iter().map(|lesson| lesson.level).collect();
    assert!(levels.is_sorted(), "{levels:?}");
    let mut progress = Progress::default();
    assert_eq!(progress.level(), ReaderLevel::BeforeDigits);
    progress.keep("binary", LessonMark { at: 0, done: true });
    assert_eq!(progress.level(), ReaderLevel::Digits);
}
