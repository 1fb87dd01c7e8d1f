//! A walk through a lesson: screens, an exercise that may be tried again, and the place that is kept.

use course::conversation::{Conversation, Input, Next, Reply, Shown};
use course::lesson::{
    BUILT_IN, Lesson, LessonMark, LessonWalk, ScreenTask, place_kept_message, read, screens,
    stretches,
};
use explain::document::Style;

use super::{SHOWN, menu, transcript, written};
use crate::golden::compare;
use crate::support::has;

const LESSON: &str = "---
title: Two questions
goals:
- answer them
lab: none
---
Here is the first one.

```exercise xor 3 5
wrong 8 added
```

And here is more to read, on a screen of its own.

```exercise gate 1 0
```
";

fn lesson() -> Lesson {
    read("lessons/two-questions.md", LESSON).unwrap()
}

fn walk(mark: LessonMark) -> LessonWalk {
    let screens = screens(&lesson(), Style::default(), SHOWN, 20);
    LessonWalk::new(screens, mark, Style::default())
}

const UNREAD: LessonMark = LessonMark { at: 0, done: false };
const READ: LessonMark = LessonMark { at: 0, done: true };

#[test]
fn a_lesson_from_end_to_end() {
    let mut walk = walk(UNREAD);
    let (seen, next) =
        transcript(&mut walk, &["hint", "8", "8", "what", "", "6", "on", "", "1", ""]);
    assert_eq!(next, Next::Ended);
    compare("conversation/lesson.txt", seen);
    assert_eq!(walk.mark(), READ);
    assert!(walk.has_missed() && !walk.was_left());
}

#[test]
fn the_answer_waits_for_a_second_try() {
    let (once, _) = transcript(&mut walk(UNREAD), &["8"]);
    assert!(!once.contains("3 ⊕ 5 is 6"), "{once}");
    let (twice, _) = transcript(&mut walk(UNREAD), &["8", "7"]);
    assert!(twice.contains("3 ⊕ 5 is 6, not 7."), "{twice}");
    // Then it is over: nothing more is asked.
    assert!(twice.contains("Not yet:") && twice.contains("Not right:"), "{twice}");
    let mut walk_on = walk(UNREAD);
    let (_, next) = transcript(&mut walk_on, &["8", "7"]);
    assert!(matches!(next, Next::Ask(menu) if menu.free.is_none()));
    // After going on and back again it is asked anew.
    let (anew, _) = transcript(&mut walk(UNREAD), &["8", "", "b", "8"]);
    assert_eq!(anew.matches("Try once more, or type hint.").count(), 2, "{anew}");
}

#[test]
fn whoever_leaves_goes_on_from_there() {
    for leave in [Input::Line(" QUIT "), Input::End] {
        let mut first = walk(UNREAD);
        transcript(&mut first, &["skip"]);
        assert_eq!(first.take(leave).next, Next::Ended);
        assert!(first.was_left() && !first.has_missed());
        let mark = first.mark();
        assert!(mark.at > 0 && !mark.done);
        let (seen, _) = transcript(&mut walk(mark), &[]);
        assert!(seen.contains("more to read") && !seen.contains("the first one"), "{seen}");
    }
    assert_eq!(
        written(&place_kept_message("nimlab lesson two-questions.md".to_owned())),
        "Your place is kept: nimlab lesson two-questions.md goes on here.\n"
    );
}

/// What was skipped is said at the end, and the lesson begins there when it is opened again.
#[test]
fn what_was_skipped_comes_first_the_next_time() {
    let mut first = walk(UNREAD);
    let (seen, next) = transcript(&mut first, &["skip", "1", ""]);
    let told = "This lesson is done but for exercise 1. Open it again to answer it.";
    assert!(seen.contains(told) && next == Next::Ended, "{seen}");
    assert!(first.mark().done && first.skipped() == [1]);
    let mut again = walk(first.mark()).having_answered(first.answered().clone());
    has(&super::read(&again.opening().shown[0]), &["Exercise 1"]);
    let (seen, _) = transcript(&mut again, &["6", "", "1", ""]);
    has(&seen, &["This lesson is done."]);
    assert_eq!((again.skipped(), again.mark()), (vec![], READ));
}

#[test]
fn a_command_typed_in_a_lesson_is_told_to_wait() {
    for before in [&[][..], &["6"]] {
        let mut walk = walk(UNREAD);
        transcript(&mut walk, before);
        let at = walk.mark();
        let reply = walk.take(Input::Line("nimlab lesson 4"));
        let told = super::read(&reply.shown[0]);
        has(&told, &["type quit to leave it, and then that command"]);
        assert!(!walk.has_missed() && walk.mark() == at);
    }
}

#[test]
fn a_lesson_that_was_read_begins_anew_and_stays_read() {
    let mut walk = walk(LessonMark { at: 2, done: true });
    let (seen, _) = transcript(&mut walk, &["q"]);
    assert!(seen.contains("the first one"), "{seen}");
    assert!(walk.was_left() && walk.mark().done);
}

/// The same, for what scrolls, without laying anything out.
#[test]
fn a_stretch_is_a_page_without_a_height() {
    for (file, text) in BUILT_IN {
        let lesson = read(file, text).unwrap();
        let style = Style::default();
        let stretches = stretches(&lesson, style);
        let pages = screens(&lesson, style, SHOWN, usize::MAX / 2);
        assert_eq!(stretches.len(), pages.len(), "{}", lesson.name);
        for (stretch, page) in stretches.iter().zip(pages) {
            assert_eq!(stretch.page.document, page.page.document);
            let all = written(&page.page.document);
            assert_eq!(page.page.fresh(SHOWN).join("\n") + "\n", all);
            assert_eq!(stretch.page.fresh(SHOWN), page.page.fresh(SHOWN));
            assert_eq!(stretch.part, page.part);
            assert_eq!(stretch.task, page.task);
        }
    }
}

fn lines(reply: &Reply) -> Vec<String> {
    match &reply.shown[..] {
        [Shown::Page(page)] => page.fresh(SHOWN),
        other => panic!("a page is shown, not {other:?}"),
    }
}

/// In every lesson, for several heights: Enter or `skip` leads from screen to screen, each asks what it asks, and `b` leads back.
#[test]
fn enter_leads_through_every_screen() {
    for (file, text) in BUILT_IN {
        let lesson = read(file, text).unwrap();
        for height in [13, 47] {
            let screens = screens(&lesson, Style::default(), SHOWN, height);
            let mut walk = LessonWalk::new(screens.clone(), UNREAD, Style::default());
            let mut reply = walk.opening();
            // Where choices are asked, b is one of them.
            if screens[0].exercise().is_none() {
                assert_eq!(walk.take(Input::Line("b")), reply);
            }
            for (index, screen) in screens.iter().enumerate() {
                let whole = screen.page.fresh(SHOWN);
                assert_eq!(lines(&reply), whole, "{file}, screen {index}");
                assert_eq!(walk.mark(), LessonMark { at: screen.part, done: false });
                let is_asked = menu(&reply).free == Some("answer");
                assert_eq!(is_asked, screen.exercise().is_some());
                let is_thought = matches!(screen.task, Some(ScreenTask::Thought(_)));
                let go_on = |walk: &mut LessonWalk| {
                    if is_thought {
                        walk.take(Input::Line(""));
                    }
                    walk.take(Input::Line(if is_asked { "skip" } else { "" }))
                };
                reply = go_on(&mut walk);
                if index + 1 < screens.len() {
                    assert_eq!(lines(&walk.take(Input::Line("back"))), whole);
                    reply = go_on(&mut walk);
                }
            }
            // Every exercise was skipped, and that is told.
            let told = super::read(&reply.shown[0]);
            assert!(told.contains("done but for"), "{told}");
            assert_eq!(reply.next, Next::Ended);
        }
    }
}
