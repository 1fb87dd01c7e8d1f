//! Exercises that an author has written in a lesson: read, asked, judged, and checked for faults.

use course::conversation::{Conversation, Input, Judged, Next, Reply, Shown};
use course::lesson::{
    BUILT_IN, Exercise, Key, Lesson, LessonMark, LessonQuestion, LessonWalk, WrittenQuestion, lint,
    read, screens, whole,
};
use explain::document::{Document, Style, Text};
use explain::judgement::{Answer, Reading, Verdict};
use proptest::prelude::{Just, Strategy, prop, prop_assert_eq, proptest};
use proptest::sample::select;
use render::{Terminal, html, markdown, terminal};

use crate::support::shelf::Course;
use crate::support::{cases, plain};

const SHOWN: Terminal = Terminal { ascii: true, ..plain(80) };

const HEAD: &str = "---\ntitle: T\ngoals:\n- g\nlab: none\n---\n\n";

fn lesson(body: &str) -> Lesson {
    read("lesson.md", &format!("{HEAD}{body}")).unwrap()
}

fn findings(body: &str) -> Vec<String> {
    let found = lint("lesson.md", &format!("{HEAD}{body}"), &Course).unwrap();
    found.iter().map(ToString::to_string).collect()
}

fn written(lesson: &Lesson) -> (&Exercise, &WrittenQuestion) {
    let exercise = lesson.exercises().next().unwrap();
    match &exercise.asked {
        LessonQuestion::Written(written) => (exercise, written),
        LessonQuestion::Question { .. } => panic!("{exercise:?} is a question of the program"),
    }
}

fn told(document: &Document) -> String {
    terminal(document, SHOWN)
}

fn said(reply: &Reply) -> String {
    let shown = reply.shown.iter().map(|shown| match shown {
        Shown::Message(document) => told(document),
        Shown::Page(page) => page.fresh(SHOWN).join("\n"),
    });
    shown.collect()
}

const CHOICE: &str = "```choose\nWhich board would *you* leave?\n- [ ] 3 2\n- [x] 3 3\n- [ ] 1 0\nhint: Think of the mirror,\n  in which rows are equal.\nwhy: Whatever is done in one row can be done in the other.\nwrong a: From 3 2 your friend takes 1.\n```\n";

#[test]
fn exercises_are_asked_and_judged_with_the_words_of_their_author() {
    let (mut fence, mut is_whole) = (String::new(), false);
    let lines = include_str!("fences.txt").lines();
    for line in lines.filter(|line| !line.starts_with('#')) {
        let Some((what, parts)) = line.split_once(" => ") else {
            if is_whole {
                fence.clear();
            }
            is_whole = false;
            fence = fence + line + "\n";
            continue;
        };
        is_whole = true;
        let lesson = lesson(&fence);
        let exercise = lesson.exercises().next().unwrap();
        let (when, answers) = what.split_once(' ').unwrap_or((what, ""));
        for answer in answers.split('|') {
            let judged = exercise.judge(answer);
            let mut parts = parts.split("; ");
            if when != "asked" {
                assert_eq!(parts.next(), Some(judged.verdict().word()), "{answer}");
            }
            let told = told(&match when {
                "asked" => whole(&lesson, Style::default(), Key::Hidden),
                "told" => judged.feedback(Style::default()),
                _ => judged.first_feedback(Style::default()),
            });
            for part in parts {
                let is_told =
                    part.strip_prefix('!').map_or(told.contains(part), |part| !told.contains(part));
                assert!(is_told, "{answer}: {part}: {told}");
            }
        }
    }
}

#[test]
fn the_hints_of_an_author_come_before_the_answer() {
    let lesson = lesson(CHOICE);
    let screens = screens(&lesson, Style::default(), SHOWN, 40);
    let mut walk = LessonWalk::new(screens, LessonMark::default(), Style::default());
    walk.opening();
    let mut hint = || said(&walk.take(Input::Line("hint")));
    assert_eq!(
        hint().trim(),
        "Think of the mirror, in which rows are equal.\n\nType hint once more for the answer."
    );
    assert!(hint().contains("The right one is b: 3 3."));
    assert!(hint().contains("last hint"));
}

#[test]
fn lines_to_be_put_in_order_are_mixed_and_always_in_the_same_way() {
    let body = "```order\nSort.\n- one\n- two\n- three\n- four\nwrong 3 before 2: Two first.\nwrong 4 3 2 1: Backwards.\n```\n";
    let lesson = lesson(body);
    let (exercise, question) = written(&lesson);
    assert_eq!(&read("other.md", &format!("{HEAD}{body}")).unwrap().parts, &lesson.parts);
    let Answer::Order(right) = &question.pick.right else { panic!("{:?}", question.pick) };
    assert!(!right.is_sorted());
    let told = |answer: &str| {
        let judged = exercise.judge(answer);
        (judged.verdict(), told(&judged.feedback(Style::default())))
    };
    // As the lines are numbered in the file, said in the letters that are shown.
    for (order, verdict, own) in [
        ([1, 2, 3, 4], Verdict::Right, None),
        ([1, 3, 2, 4], Verdict::Wrong, Some("Two first.")),
        ([4, 3, 2, 1], Verdict::Wrong, Some("Backwards.")),
        ([3, 4, 1, 2], Verdict::Wrong, Some("Two first.")),
        ([2, 1, 3, 4], Verdict::Wrong, None),
    ] {
        let letters = order.map(|line| ('a'..).nth(right[line - 1]).unwrap());
        let (found, told) = told(&String::from_iter(letters));
        assert_eq!(found, verdict, "{order:?}");
        for words in ["Two first.", "Backwards."] {
            assert_eq!(told.contains(words), own == Some(words), "{told}");
        }
    }
    for unread in ["a b c", "a a b c d", "a b c d e", "none", ""] {
        assert_ne!(told(unread).0, Verdict::Right, "{unread}");
    }
}

#[test]
fn an_answer_to_think_towards_is_folded_away_until_it_is_asked_for() {
    let lesson = lesson(
        "```think\nWhy does it end?\nhint: Count what is there.\nanswer: It gets less.\n\nAnd then *nothing* is left.\n```\n\nAfter it.\n",
    );
    assert_eq!(lesson.exercises().count(), 0);
    let document = whole(&lesson, Style::default(), Key::Hidden);
    let page = html(std::slice::from_ref(&document), SHOWN);
    let folded = page.split("<details>").nth(1).unwrap().split("</details>").next().unwrap();
    assert!(folded.contains("<summary>An answer</summary>") && folded.contains("It gets less."));
    let plain = told(&document);
    let place = |words: &str| plain.find(words).unwrap();
    assert!(
        place("Why does it end?") < place("It gets less.")
            && place("It gets less.") < place("After it.")
    );
    assert!(markdown(&document, SHOWN).contains("> It gets less."));
    let screens = screens(&lesson, Style::default(), SHOWN, 40);
    let mut walk = LessonWalk::new(screens, LessonMark::default(), Style::default());
    let opening = walk.opening();
    assert!(said(&opening).contains("Why does it end?") && !said(&opening).contains("gets less"));
    let Next::Ask(menu) = &opening.next else { panic!() };
    assert_eq!(menu.line(SHOWN), "[hint, Enter: show an answer, back, quit] ");
    assert!(said(&walk.take(Input::Line("hint"))).contains("Count what is there."));
    let shown = walk.take(Input::Line(""));
    assert!(said(&shown).contains("It gets less."), "{}", said(&shown));
    assert!(said(&walk.take(Input::Line(""))).contains("After it."));
}

#[test]
fn what_an_author_got_wrong_is_told_with_its_line() {
    let (_, faults) = include_str!("faults.txt").split_once("\n\n").unwrap();
    let mut body = String::new();
    for line in faults.lines() {
        let Some(expected) = line.strip_prefix("=> ") else {
            body = body + line + "\n";
            continue;
        };
        let found = findings(body.trim_start_matches('\n'));
        let expected = format!("lesson.md:{expected}");
        let is_told = found.iter().any(|told| told.starts_with(&expected));
        assert!(is_told, "{body}\n{found:?}");
        body.clear();
    }
    assert_eq!(findings(CHOICE), [""; 0]);
}

/// Of the course, every choice is read by its words, and each has its own.
#[test]
fn the_choices_of_the_course_are_named_by_their_words() {
    for (file, text) in BUILT_IN {
        for exercise in read(file, text).unwrap().exercises() {
            let LessonQuestion::Written(question) = &exercise.asked else {
                continue;
            };
            let Answer::Chosen(_) = question.pick.right else {
                continue;
            };
            let choices: Vec<String> = question.lines.iter().map(Text::plain).collect();
            for (at, choice) in choices.iter().enumerate() {
                let read = Answer::picked(&question.pick, choice, "", &choices);
                let expected = Reading::Answer(Answer::Chosen([at].into()));
                assert_eq!(read, expected, "{file}: {choice}");
            }
        }
    }
}

/// A list to pick from, with what is right in it, and an answer.
fn picks() -> impl Strategy<Value = (Vec<bool>, Vec<bool>)> {
    (2..9_usize).prop_flat_map(|of| {
        let marks = || prop::collection::vec(proptest::bool::ANY, of);
        (marks(), marks())
    })
}

proptest! {
    #![proptest_config(cases(256))]

    /// The only right answer to a choice of several is the set that is marked, in whatever order and form.
    #[test]
    fn only_what_is_marked_is_right((marked, chosen) in picks(), is_reversed in proptest::bool::ANY) {
        let lines: Vec<String> = marked.iter().enumerate()
            .map(|(at, &marked)| format!("- [{}] line {at}\n", if marked { 'x' } else { ' ' }))
            .collect();
        let lesson = lesson(&format!("```choose several\nWhich?\n{}```\n", lines.concat()));
        let (exercise, _) = written(&lesson);
        let letters = ('a'..).zip(&chosen).filter(|(_, chosen)| **chosen).map(|(letter, _)| letter.to_string());
        let mut letters: Vec<String> = letters.collect();
        if is_reversed {
            letters.reverse();
        }
        let answer = if letters.is_empty() { "none".to_owned() } else { letters.join(", ") };
        let right = exercise.judge(&answer).verdict() == Verdict::Right;
        prop_assert_eq!(right, marked == chosen, "{}", answer);
    }

    /// A choice may be named by its words; where these are the words of two, nothing is judged.
    #[test]
    fn a_choice_is_named_by_its_words(
        choices in prop::collection::vec("[a-z]{2,6} (is|not|all|none|and)? ?[0-9]{1,2}", 2..7),
        right in 0..7_usize,
        at in 0..7_usize,
        around in select(vec!["#", " ( # ) ", "It is #.", "Leave #!", "the answer is [#]", "#,"]),
        capitals in proptest::bool::ANY,
    ) {
        let (right, at) = (right % choices.len(), at % choices.len());
        let lines = choices.iter().enumerate();
        let lines = lines.map(|(at, words)| format!("- [{}] {words}\n", if at == right { 'x' } else { ' ' }));
        let lesson = lesson(&format!("```choose\nWhich?\n{}```\n", lines.collect::<String>()));
        let (exercise, _) = written(&lesson);
        let mut said = around.replace('#', &choices[at]);
        if capitals {
            said = said.to_uppercase();
        }
        let words = |choice: &String| choice.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
        let alike = choices.iter().filter(|choice| words(choice) == words(&choices[at])).count();
        let expected = match alike {
            1 if at == right => Verdict::Right,
            1 => Verdict::Wrong,
            _ => Verdict::Malformed,
        };
        prop_assert_eq!(exercise.judge(&said).verdict(), expected, "{} {:?}", said, choices);
    }

    /// The only right order is that of the file.
    #[test]
    fn only_the_order_of_the_file_is_right(order in (2..8_usize).prop_flat_map(|of| Just((0..of).collect::<Vec<_>>()).prop_shuffle())) {
        let lines: Vec<String> = (0..order.len()).map(|at| format!("- line {at}\n")).collect();
        let lesson = lesson(&format!("```order\nSort.\n{}```\n", lines.concat()));
        let (exercise, question) = written(&lesson);
        let letter = |line: &usize| {
            let at = question.lines.iter().position(|shown| shown.to_string() == format!("line {line}"));
            char::from(b'a' + u8::try_from(at.unwrap()).unwrap()).to_string()
        };
        let answer: Vec<String> = order.iter().map(letter).collect();
        for answer in [answer.join(" "), answer.concat(), answer.join(", "), answer.join(" then ").to_uppercase()] {
            let right = exercise.judge(&answer).verdict() == Verdict::Right;
            prop_assert_eq!(right, order.is_sorted(), "{}", answer);
        }
    }
}
