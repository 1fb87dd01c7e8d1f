//! Lesson files of others: fences that there are not, whole folders; and what is kept of a walk through a lesson.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

use nimlab::conversation::{Conversation, Input};
use nimlab::document::{Style, right_answer_as_typed};
use nimlab::lesson::{BUILT_IN, Lesson, LessonMark, LessonWalk, Progress, listing, read, screens};
use nimlab::render::{Terminal, terminal};

fn lessons() -> Vec<Lesson> {
    let lessons = BUILT_IN.iter().map(|(file, text)| read(file, text));
    lessons.map(Result::unwrap).collect()
}

fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

const SHOWN: Terminal = Terminal {
    width: 80,
    ascii: true,
    colour: false,
    linear: false,
};

#[test]
fn a_fence_is_ours_or_a_language_or_an_error_wherever_lessons_are_read() {
    let lesson = |fence: &str| format!("---\ntitle: T\ngoals:\n- g\nlab: none\n---\n\n{fence}\n");
    for language in [
        "",
        "text",
        "python",
        "Python",
        "python,linenos",
        "{.python}",
        "console",
        "sh",
        "json",
        "coq",
    ] {
        let text = lesson(&format!("```{language}\nline one\nline two\n```"));
        let read = read("lesson.md", &text).unwrap();
        let shown = format!("{:?}", read.parts);
        assert!(shown.contains("line one\\nline two"), "{language}: {shown}");
    }
    for word in [
        "choice",
        "quiz sum 5",
        "multiple-choice",
        "Exercise gate 1 0",
        "nimlap sum 5",
        "exercis sum 5",
    ] {
        let first = word.split(' ').next().unwrap();
        for (text, place) in [
            (
                lesson(&format!("```{word}\nwhat is it?\n```")),
                "lesson.md:8:1",
            ),
            (
                lesson(&format!("~~~{word}\nwhat is it?\n~~~")),
                "lesson.md:8:1",
            ),
            (
                lesson(&format!("- a\n\n  ```{word}\n  what?\n  ```")),
                "lesson.md:10:3",
            ),
        ] {
            let error = read("lesson.md", &text).unwrap_err().to_string();
            assert!(error.contains(place), "{error}");
            assert!(
                error.contains(&format!("there is no fence '{first}")),
                "{error}"
            );
            assert!(error.contains("expected nimlab or exercise"), "{error}");
            let file = folder("fences").join("lesson.md");
            fs::write(&file, &text).unwrap();
            for words in [
                vec![file.to_str().unwrap()],
                vec!["--lint", file.to_str().unwrap()],
            ] {
                let output = Command::new(env!("CARGO_BIN_EXE_nimlab"))
                    .arg("lesson")
                    .args(&words)
                    .output()
                    .unwrap();
                let told = [output.stdout, output.stderr].concat();
                assert!(!output.status.success());
                assert!(
                    String::from_utf8(told)
                        .unwrap()
                        .contains("there is no fence")
                );
            }
        }
    }
}

#[test]
fn a_folder_is_checked_lesson_by_lesson() {
    let folder = folder("lint_folder");
    let good = fs::read_to_string("lessons/02-xor-gate.md").unwrap();
    fs::write(
        folder.join("02-good.md"),
        good.split("\n## ").next().unwrap(),
    )
    .unwrap();
    fs::write(
        folder.join("10-bad.md"),
        "---\ntitle: T\ngoals:\n- g\nlab: none\n---\n\n```choice\n```\n",
    )
    .unwrap();
    fs::write(folder.join("notes.txt"), "not a lesson").unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_nimlab"))
        .args(["lesson", "--lint"])
        .arg(&folder)
        .output()
        .unwrap();
    let told = String::from_utf8(output.stdout).unwrap();
    assert_eq!(output.status.code(), Some(1), "{told}");
    assert!(
        told.contains("10-bad.md:8:1: there is no fence 'choice'"),
        "{told}"
    );
    assert!(!told.contains("notes.txt"), "{told}");
}

#[test]
fn a_lesson_is_done_where_no_exercise_is_left() {
    let lesson = lessons()
        .into_iter()
        .find(|lesson| lesson.exercises().count() >= 3)
        .unwrap();
    let count = lesson.exercises().count();
    let done = LessonMark { at: 0, done: true };
    // As it was written before answers were kept.
    let old = format!(
        "{{\"lessons\": {{\"{}\": {{\"at\": 0, \"done\": true}}}}}}",
        lesson.name
    );
    let mut old: Progress = serde_json::from_str(&old).unwrap();
    assert!(old.is_done(&lesson));
    old.keep_answers(&lesson.name, &BTreeSet::from([1]));
    assert!(old.is_done(&lesson), "what was done stays done");
    let mut progress = Progress::default();
    progress.keep_answers(&lesson.name, &BTreeSet::from([2]));
    progress.keep(&lesson.name, LessonMark { at: 3, done: false });
    assert!(
        progress.left(&lesson).is_empty() && !progress.is_done(&lesson),
        "it has not been read"
    );
    progress.keep_answers(&lesson.name, &BTreeSet::new());
    progress.keep(&lesson.name, done);
    assert!(!progress.is_done(&lesson));
    assert_eq!(progress.left(&lesson).len(), count - 1);
    assert!(!progress.left(&lesson).contains(&2));
    let listed = terminal(&listing(&lessons(), &progress), SHOWN);
    assert!(
        listed.contains(&format!("read, {} exercises left", count - 1)),
        "{listed}"
    );
    progress.keep_answers(&lesson.name, &(1..=count).collect());
    assert!(progress.is_done(&lesson));
    let read_back: Progress =
        serde_json::from_str(&serde_json::to_string(&progress).unwrap()).unwrap();
    assert_eq!(read_back, progress);
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
            if let Some(exercise) = &screen.exercise {
                number += 1;
                // Every other exercise is skipped.
                if number % 2 == 1 {
                    walk.take(Input::Line(&right_answer_as_typed(&exercise.question)));
                }
            }
            walk.take(Input::Line(""));
        }
        assert!(walk.mark().done, "{}", lesson.name);
        let odd: BTreeSet<usize> = (1..=number).filter(|number| number % 2 == 1).collect();
        assert_eq!(*walk.answered(), odd, "{}", lesson.name);
    }
}
