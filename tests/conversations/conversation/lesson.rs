//! A walk through a lesson: screens, an exercise that may be tried again, and the place that is kept.

use nimlab::conversation::{Choice, Conversation, Excerpt, Input, Next, Reply, Shown};
use nimlab::document::Style;
use nimlab::lesson::{
    BUILT_IN, Lesson, LessonMark, LessonWalk, ScreenTask, place_kept_message, read, screens,
    stretches,
};

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
    let (seen, next) = transcript(&mut walk, &["hint", "8", "what", "6", "what", "", "1", ""]);
    assert_eq!(next, Next::Ended);
    compare("conversation/lesson.txt", seen);
    assert_eq!(walk.mark(), READ);
    assert!(walk.has_missed() && !walk.was_left());
}

#[test]
fn the_answer_waits_for_a_second_try() {
    let (once, _) = transcript(&mut walk(UNREAD), &["8"]);
    assert!(!once.contains("Answer: 3 ⊕ 5 = 6"), "{once}");
    let (twice, _) = transcript(&mut walk(UNREAD), &["8", "7"]);
    assert!(twice.contains("Answer: 3 ⊕ 5 = 6"), "{twice}");
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
        transcript(&mut first, &[""]);
        assert_eq!(first.take(leave).next, Next::Ended);
        assert!(first.was_left() && !first.has_missed());
        let mark = first.mark();
        assert!(mark.at > 0 && !mark.done);
        let (seen, _) = transcript(&mut walk(mark), &[]);
        assert!(seen.contains("more to read") && !seen.contains("the first one"), "{seen}");
    }
    assert_eq!(
        written(&place_kept_message(&lesson())),
        "Your place is kept: nimlab lesson two-questions goes on here.\n"
    );
}

/// What was skipped is told at the end, and whoever wants to goes back to it, and from there to where they were.
#[test]
fn what_was_skipped_can_be_gone_back_to() {
    let mut first = walk(UNREAD);
    let (seen, next) = transcript(&mut first, &["skip", "1", ""]);
    let told = "You skipped exercise 1: type skipped to go back\nto it, or press Enter to leave it for another time.";
    assert!(seen.contains(told), "{seen}");
    assert!(matches!(next, Next::Ask(menu) if menu.line(SHOWN).contains("skipped: go there")));
    // Whoever leaves it has read the lesson all the same.
    assert!(first.mark().done && first.skipped() == [1]);
    let again = first.take(Input::Line("skipped"));
    has(&super::read(&again.shown[0]), &["Exercise 1"]);
    first.take(Input::Line("6"));
    let end = first.take(Input::Line(""));
    assert_eq!(end.next, Next::Ended);
    assert_eq!(super::read(&end.shown[0]), "This lesson is done.\n\n");
    assert_eq!((first.skipped(), first.mark()), (vec![], READ));
    // In the middle of a lesson the way leads back to where it began, and only there is the place.
    let mut second = walk(UNREAD);
    transcript(&mut second, &["", "skipped"]);
    assert!(second.mark().at > 0 && second.skipped() == [1]);
    let home = second.take(Input::Line(""));
    has(&super::read(&home.shown[0]), &["Exercise 2"]);
    // Nothing was skipped, so nothing is to be gone back to.
    let (seen, _) = transcript(&mut walk(UNREAD), &["skipped"]);
    has(&seen, &["You have not skipped any exercise so far."]);
}

#[test]
fn what_is_left_for_another_time_is_told_at_the_end() {
    let (seen, next) = transcript(&mut walk(UNREAD), &["skip", "1", "", ""]);
    let told =
        "This lesson is done but for exercise 1: open it again and type skipped to go to\nit.";
    assert!(seen.contains(told) && next == Next::Ended, "{seen}");
}

#[test]
fn a_command_typed_in_a_lesson_is_told_to_wait() {
    for before in [&[][..], &["6"]] {
        let mut walk = walk(UNREAD);
        transcript(&mut walk, before);
        let at = walk.mark();
        let reply = walk.take(Input::Line("nimlab lesson 4"));
        let told = super::read(&reply.shown[0]);
        has(&told, &["type q to leave it, and then that command"]);
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

/// The page that a reply shows, and whether it takes the place of the one before.
fn page(reply: &Reply) -> (&Excerpt, bool) {
    match &reply.shown[..] {
        [Shown::Page(page)] => (page, false),
        [Shown::Instead(page)] => (page, true),
        other => panic!("a page is shown, not {other:?}"),
    }
}

fn lines(reply: &Reply) -> Vec<String> {
    page(reply).0.fresh(SHOWN)
}

fn typed(reply: &Reply) -> Vec<&'static str> {
    let shown = menu(reply).choices.iter().filter_map(Choice::shown);
    shown.map(|(typed, _)| typed).collect()
}

/// In every lesson, for several heights: a screen grows until it is what is shown at once otherwise and asks what it asks,
/// each Enter can be taken back, the place is that of the screen, and whoever comes back to a screen finds it whole.
#[test]
fn every_screen_grows_to_what_is_shown_at_once() {
    for (file, text) in BUILT_IN {
        let lesson = read(file, text).unwrap();
        for height in [13, 21, 47] {
            let screens = screens(&lesson, Style::default(), SHOWN, height);
            let mut walk =
                LessonWalk::new(screens.clone(), UNREAD, Style::default()).revealing(SHOWN);
            let mut reply = walk.opening();
            assert_eq!(walk.take(Input::Line("b")), reply);
            for (index, screen) in screens.iter().enumerate() {
                let whole = screen.page.fresh(SHOWN);
                let place = LessonMark { at: screen.part, done: false };
                while typed(&reply).contains(&"s") {
                    let before = lines(&reply);
                    assert!(!before.is_empty() && before.len() <= whole.len());
                    assert_eq!(walk.mark(), place);
                    // It is no answer yet.
                    let told = walk.take(Input::Line("6"));
                    assert!(matches!(told.shown[..], [Shown::Message(_)]), "{told:?}");
                    let more = walk.take(Input::Line(""));
                    assert!(lines(&more).len() >= before.len() && lines(&more) != before);
                    let less = walk.take(Input::Line("b"));
                    assert_eq!((lines(&less), page(&less).1), (before, true));
                    reply = walk.take(Input::Line(""));
                    assert_eq!(lines(&reply), lines(&more));
                }
                assert_eq!(lines(&reply), whole, "{file}, screen {index}");
                let is_asked = menu(&reply).free == Some("answer");
                assert_eq!(is_asked, screen.exercise().is_some());
                if matches!(screen.task, Some(ScreenTask::Thought(_))) {
                    walk.take(Input::Line(""));
                }
                reply = walk.take(Input::Line(""));
                if index + 1 < screens.len() {
                    assert!(!page(&reply).1);
                    let back = walk.take(Input::Line("back"));
                    assert_eq!((lines(&back), page(&back).1), (whole, false));
                    if matches!(screen.task, Some(ScreenTask::Thought(_))) {
                        walk.take(Input::Line(""));
                    }
                    reply = walk.take(Input::Line(""));
                }
            }
            // Every exercise was skipped, and that is told.
            let told = super::read(&reply.shown[0]);
            assert!(told.contains("You skipped"), "{told}");
            assert_eq!(walk.take(Input::Line("")).next, Next::Ended);
        }
    }
}
