//! Lesson files of others: fences that there are not, whole folders; and what is kept of a walk through a lesson.

use std::collections::BTreeSet;
use std::fs;

use nimlab::conversation::{Conversation, Input};
use nimlab::document::{Idea, Known, Style};
use nimlab::grade::task_in_words;
use nimlab::lesson::{
    BUILT_IN, Key, Lesson, LessonMark, LessonWalk, Progress, ScreenTask, listing, outlines, read,
    screens, whole,
};
use nimlab::render::{Terminal, terminal};

use crate::program::{self, folder, run};
use crate::support::plain;

fn lessons() -> Vec<Lesson> {
    let lessons = BUILT_IN.iter().map(|(file, text)| read(file, text));
    lessons.map(Result::unwrap).collect()
}

const SHOWN: Terminal = Terminal { ascii: true, ..plain(80) };

#[test]
fn a_fence_in_another_language_is_shown() {
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
    // As it was written before answers were kept.
    let old = format!("{{\"lessons\": {{\"{}\": {{\"at\": 0, \"done\": true}}}}}}", lesson.name);
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
                if number % 2 == 1 {
                    walk.take(Input::Line(&exercise.answer_as_typed()));
                }
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
fn a_lesson_says_what_it_needs_and_its_readers_know_that_alone() {
    let known = |matter: &str| {
        let lesson = read("lesson.md", &with_matter(matter, "Text.\n")).unwrap();
        lesson.style(Style::default())
    };
    let everything = known("");
    assert!(Idea::ALL.iter().all(|&idea| everything.knows(idea)));
    let nothing = known("needs: none\n");
    assert!(!Idea::ALL.iter().any(|&idea| nothing.knows(idea)));
    let taught = known("needs: none\nteaches: nim sum, mex\n");
    assert!(taught.knows(Idea::NimSum) && taught.knows(Idea::Mex) && !taught.knows(Idea::Xor));
    // A lesson brings with it all that came before it, and so does an idea.
    for needs in ["needs: padded-xor\n", "needs: bitwise XOR, bit\n"] {
        let known = known(needs);
        assert!(known.knows(Idea::Carry) && known.knows(Idea::Group) && known.knows(Idea::TheLab));
        assert!(!known.knows(Idea::NimSum) && !known.knows(Idea::Mex));
    }
    let course = lessons();
    for (at, lesson) in course.iter().enumerate() {
        let style = lesson.style(Style::default());
        for &idea in Idea::ALL {
            let is_of = |lesson: &Lesson| lesson.name == idea.lesson();
            let introduces = course.iter().position(is_of).unwrap();
            assert_eq!(style.knows(idea), introduces <= at, "{}: {}", lesson.name, idea.name());
        }
    }
}

#[test]
fn a_lesson_of_the_course_teaches_what_the_ideas_say() {
    let (file, text) = BUILT_IN[4];
    let found = |text: &str| match read(file, text) {
        Ok(_) => String::new(),
        Err(error) => error,
    };
    assert_eq!(found(text), "");
    let of_another = found(&text.replace("teaches: nim sum", "teaches: mex"));
    assert!(
        of_another.contains("expected teaches: ") && of_another.contains("nim sum"),
        "{of_another}"
    );
    let later = found(&text.replace("needs: ", "needs: optimal-move, "));
    assert!(later.contains("'optimal-move' comes later in the course"), "{later}");
}

const ABOUT_THE_LAB: &str = "Before.\n\n> **In the lab:** a new list.\n>\n> - copied\n\n> Somebody said so in the lab.\n\n```exercise sum 5 4\n```\n\nAfter.\n";

/// What is about the lab is left out where nobody does it, and everything keeps its place.
#[test]
fn the_lab_can_be_left_out() {
    let matter = "read:\n- Bouton, *Nim*: see [the notes](https://example.org/notes).\n";
    let lesson =
        read("lesson.md", &with_matter(matter, ABOUT_THE_LAB)).unwrap().with_tasks(task_in_words);
    let without = Style { known: Known::ALL.without(Idea::TheLab), ..Style::default() };
    let told = |style| terminal(&whole(&lesson, style, Key::Hidden), SHOWN);
    let all = told(Style::default());
    for expected in [
        "In the lab: a new list.",
        "copied",
        "nim_sum(board): Returns the nim sum of a board",
        "To read further",
        "Bouton, Nim: see the notes (https://example.org/notes).",
    ] {
        assert!(all.contains(expected), "{expected}: {all}");
    }
    let ordered = ["Before.", "In the lab: a", "After.", "nim_sum(board)", "To read"];
    let places: Vec<_> = ordered.map(|words| all.find(words)).into();
    assert!(places.is_sorted() && places[0].is_some(), "{all}");
    let rest = told(without);
    assert!(
        !rest.contains("In the lab") && !rest.contains("copied") && !rest.contains("nim_sum"),
        "{rest}"
    );
    assert!(rest.contains("Somebody said so") && rest.contains("To read further"), "{rest}");
    // A place in the lesson means the same in both.
    let places = |style| {
        let mut screens = screens(&lesson, style, SHOWN, 5).into_iter();
        screens.find(|screen| screen.exercise().is_some()).unwrap().part
    };
    assert_eq!(places(Style::default()), places(without));
}

#[test]
fn the_command_leaves_the_lab_out() {
    let folder = folder("no-lab");
    let file = folder.join("lesson.md");
    fs::write(&file, with_matter("", ABOUT_THE_LAB)).unwrap();
    let run = |arguments: &[&str]| {
        let words = [&["lesson", file.to_str().unwrap()], arguments].concat();
        program::run(&words, "").1
    };
    let (all, rest) = (run(&[]), run(&["--no-lab"]));
    assert!(all.contains("nim_sum(board)") && all.contains("a new list"), "{all}");
    assert!(!rest.contains("nim_sum") && !rest.contains("a new list"), "{rest}");
}
