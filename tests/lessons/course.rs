//! The course: every lesson is sound, reads well at every width, and is what it was; and lesson files of authors are
//! checked down to the column.

use std::fs;
use std::path::Path;

use course::conversation::Judged;
use course::lesson::{
    BUILT_IN, Key, Lesson, LessonMark, Progress, lint, name_of, outlines, read, screens, whole,
};
use explain::document::{Block, Document, Style};
use explain::judgement::Verdict;
use nimlab::progress_file;
use render::{Terminal, markdown, terminal};

use crate::golden::compare;

use crate::program::{ended, folder, nimlab};
use crate::support::plain;
use crate::support::shelf::Course;

const SHOWN: Terminal = plain(80);

/// The most words that a lesson prints, with all that its fences show.
const MOST_WORDS: usize = 1300;

fn lessons() -> Vec<Lesson> {
    BUILT_IN.iter().map(|(file, text)| read(file, text).unwrap()).collect()
}

/// A lesson with this body, which begins on line 6.
fn with_body(body: &str) -> String {
    format!("---\ntitle: A lesson\ngoals:\n- read it\nlab: none\n---\n{body}")
}

#[test]
fn the_course_is_what_the_folder_holds() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("lessons");
    let mut files: Vec<String> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    files.sort();
    assert_eq!(files, BUILT_IN.map(|(file, _)| file));
}

#[test]
fn nothing_in_the_course_is_to_be_mended() {
    assert_eq!(outlines(), lessons().iter().map(Lesson::outline).collect::<Vec<_>>());
    for ((file, text), lesson) in BUILT_IN.iter().zip(lessons()) {
        let findings = lint(file, text, &Course).unwrap();
        assert!(findings.is_empty(), "{findings:?}");
        assert!((4..=6).contains(&lesson.exercises().count()), "{file}");
        let printed = terminal(&whole(&lesson, Style::default(), Key::Hidden), SHOWN);
        let words = printed.split_whitespace().count();
        assert!(words <= MOST_WORDS, "{file}: {words} words");
        // The examples of the forms of answers give nothing away.
        for exercise in lesson.exercises() {
            let asked = terminal(&Document { blocks: exercise.asking() }, plain(1000));
            let example = asked.split_once(", such as ").map(|(_, rest)| rest.split(", or").next());
            let example = example.flatten().unwrap_or("").trim_end().trim_end_matches(')');
            let verdict = exercise.judge(example).verdict();
            assert_ne!(verdict, Verdict::Right, "{file}: {asked}");
        }
        assert!(text.contains("## Where to go next"), "{file}");
        assert!(lesson.goals.len() >= 2, "{file}");
        assert_eq!(lesson.name, name_of(file));
    }
}

/// Between them these lessons show boards, derivations, tables, lists, quotes, pictures in words, and each way to ask.
/// That every lesson says what its file says is a law of `tests/lessons/course_words.rs`; that every layout of it says
/// that, is one of `tests/output/layout`.
#[test]
fn two_lessons_read_as_they_always_have() {
    let document = |name: &str| {
        let lesson = lessons().into_iter().find(|lesson| lesson.name == name);
        whole(&lesson.unwrap(), Style::default(), Key::Shown)
    };
    let text = terminal(&document("why-it-works"), SHOWN);
    compare("lessons/why-it-works.txt", text);
    compare("lessons/nim-sum.md", markdown(&document("nim-sum"), SHOWN));
}

/// Whoever reads at a usual terminal is asked something on every sixth screen, and no screen is hardly worth the Enter.
#[test]
fn a_lesson_asks_often_and_has_no_screen_of_one_line() {
    const LINES: usize = 24;
    for lesson in lessons() {
        for height in [LINES - 3, 27, 37, 47] {
            let screens = screens(&lesson, Style::default(), SHOWN, height);
            let mut unasked = 0;
            for screen in &screens {
                let page = screen.page.fresh(SHOWN);
                assert!(page.len() > 1, "{} at {height}: {page:#?}", lesson.name);
                let asks = screen.task.is_some();
                unasked = if asks { 0 } else { unasked + 1 };
                // What is read further, and what the lab asks for, comes after all questions.
                assert!(unasked <= 6, "{} at {height}: {page:#?}", lesson.name);
            }
        }
    }
}

#[test]
fn screens_fit_and_hold_the_whole_lesson() {
    for lesson in lessons() {
        let mut document = whole(&lesson, Style::default(), Key::Hidden);
        // What could be answered to something to think about comes when it is asked for.
        document.blocks.retain(|block| !matches!(block, Block::Folded { .. }));
        let all = terminal(&document, SHOWN);
        for height in [10, 21, 47] {
            let screens = screens(&lesson, Style::default(), SHOWN, height);
            let pages: Vec<Vec<String>> =
                screens.iter().map(|screen| screen.page.fresh(SHOWN)).collect();
            assert!(pages.iter().all(|page| page.len() <= height), "{}", lesson.name);
            for (screen, page) in screens.iter().zip(&pages) {
                assert_eq!(screen.page.lines.len(), page.len(), "{}", lesson.name);
            }
            let words = |lines: &mut dyn Iterator<Item = &str>| {
                lines
                    .collect::<Vec<_>>()
                    .join(" ")
                    .split_whitespace()
                    // The bar of a quote stands beside a line, also an empty one that no screen begins or ends with.
                    .filter(|word| *word != "│")
                    .map(str::to_owned)
                    .collect::<Vec<_>>()
            };
            let mut on_screens = pages.iter().flatten().map(String::as_str);
            // On paper the next lesson is named at the end; whoever walks through one is told after its last screen.
            let (all, _) = all.split_once("\nGo on with ").unwrap_or((&all, ""));
            assert_eq!(words(&mut on_screens), words(&mut all.lines()), "{}", lesson.name);
            assert_eq!(
                screens.iter().filter(|screen| screen.exercise().is_some()).count(),
                lesson.exercises().count()
            );
            assert!(screens.is_sorted_by_key(|screen| screen.part));
        }
    }
}

/// What is typed behind `nimlab lesson`, its exit code, and what is said.
const LESSON_COMMANDS: &str = "
--lint good.md | 0
--lint good.md bad.md | 1 | bad.md:7:1: there are no rows here
--lint none.md bad.md | 1 | none.md:1:1: none.md is not a lesson | bad.md:7:1
--lint bare.md | 1 | bare.md:3:1: 'author: me' is not front matter | has no title | has no goals
--lint | 2
none.md | 2
missing.md | 2
bad.md | 2 | bad.md:7:1
xyz | 2
move | 2 | did you mean 'optimal-move'
nim-som | 2 | did you mean 'nim-sum'
";

#[test]
fn the_command_tells_the_file_and_exits_with_1() {
    let folder = folder("lint");
    fs::write(folder.join("good.md"), with_body("Fine, as [this](good.md) shows.\n")).unwrap();
    fs::write(folder.join("bad.md"), with_body("```nimlab sum\n```\n")).unwrap();
    fs::write(folder.join("none.md"), "no lesson\n").unwrap();
    fs::write(folder.join("bare.md"), "---\ntitle:\nauthor: me\n---\n").unwrap();
    for line in LESSON_COMMANDS.trim().lines() {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        let words: Vec<&str> = ["lesson"].into_iter().chain(cells[0].split(' ')).collect();
        let (code, stdout, stderr) = ended(nimlab(&words).current_dir(&folder));
        assert_eq!(code.to_string(), cells[1], "{line}: {stdout}{stderr}");
        let (told, nothing) = if code == 2 { (stderr, stdout) } else { (stdout, stderr) };
        let clean = "note: nothing to mend (0\u{a0}exercises)\n";
        assert_eq!(nothing, if code == 0 { clean } else { "" }, "{line}");
        assert!(code < 2 || told.starts_with("error: "), "{line}: {told}");
        let is_said = |said: &&str| told.contains(*said);
        assert!(cells[2..].iter().all(is_said), "{line}: {told}");
        assert_eq!(told.is_empty(), code == 0, "{line}: {told}");
        let suggests = line.contains("did you mean");
        assert_eq!(told.contains("did you mean"), suggests, "{line}: {told}");
    }
}

#[test]
fn without_a_terminal_all_of_it_comes_and_answers_are_read() {
    let state = folder("state");
    let run = |arguments: &[&str], typed: &str| {
        let mut lesson = nimlab(&[&["lesson"], arguments].concat());
        lesson.env("XDG_STATE_HOME", &state);
        let (code, printed, _) = ended(lesson.write_stdin(typed));
        (code, printed)
    };
    for (words, typed, code, said, not) in [
        ("xor-gate", "", 0, "Exercise 5", "Right:"),
        ("2", "0\n1\n", 0, "Right:", "Not right:"),
        ("02-xor-gate", "1\n", 1, "XOR is the other way round", "Right:"),
        ("xor-gate --format markdown", "", 0, "Exercise 5", "Answers to the exercises"),
        ("xor-gate --format markdown --key", "", 0, "## Answers to the exercises", "Right:"),
    ] {
        let (ended, printed) = run(&words.split(' ').collect::<Vec<_>>(), typed);
        let printed = printed.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(ended == code && printed.contains(said) && !printed.contains(not), "{printed}");
    }
}

#[test]
fn progress_is_kept_and_a_damaged_file_is_set_aside() {
    let file = folder("progress").join("nimlab/progress.json");
    progress_file::change(&file, reads_binary).unwrap();
    let loaded = progress_file::load(&file).unwrap();
    assert_eq!((loaded.progress.mark("binary").at, loaded.set_aside), (7, None));
    for damage in ["", "{", "[1, 2]", "{\"lessons\": {\"binary\": {\"at\": -1}}}"] {
        fs::write(&file, damage).unwrap();
        let loaded = progress_file::load(&file).unwrap();
        assert_eq!(loaded.progress, Progress::default());
        assert_eq!(fs::read_to_string(loaded.set_aside.unwrap()).unwrap(), damage);
        assert!(!file.exists());
    }
    // The same where it is damaged while a lesson is open.
    fs::write(&file, "damaged").unwrap();
    let aside = progress_file::change(&file, reads_binary).unwrap().set_aside;
    assert_eq!(fs::read_to_string(aside.unwrap()).unwrap(), "damaged");
    assert_eq!(progress_file::load(&file).unwrap().progress.mark("binary").at, 7);
    let beside = fs::read_dir(file.parent().unwrap()).unwrap().count();
    assert_eq!(beside, 6, "every damaged file is still there, the new one, and nothing else");
}

#[test]
fn one_lesson_is_reset_by_its_name_and_all_after_asking() {
    let state = folder("reset");
    let file = state.join("nimlab/progress.json");
    for (words, typed, code, said, are_left) in [
        ("nim-som", "", 2, "did you mean 'nim-sum'?", true),
        ("xor gate", "", 0, "your progress in xor-gate is reset", true),
        ("", "no\n", 0, "nothing was reset", true),
        ("", "", 0, "nothing was reset", true),
        ("BINARY", "", 0, "your progress in binary is reset", false),
        ("", "yes\n", 0, "your progress in all lessons is reset", false),
    ] {
        if are_left {
            progress_file::change(&file, reads_binary).unwrap();
        }
        let words = ["lesson", "--reset"].into_iter().chain(words.split_whitespace());
        let mut lesson = nimlab(&words.collect::<Vec<_>>());
        let (ended, _, told) = ended(lesson.env("XDG_STATE_HOME", &state).write_stdin(typed));
        assert!(ended == code && told.contains(said), "{told}");
        let at = progress_file::load(&file).unwrap().progress.mark("binary").at;
        assert_eq!(at > 0, are_left, "{told}");
    }
}

fn reads_binary(progress: &mut Progress) {
    progress.keep("binary", LessonMark { at: 7, done: false });
}

#[test]
fn where_progress_cannot_be_kept_the_old_one_stays() {
    let folder = folder("unwritable");
    fs::write(folder.join("file"), "").unwrap();
    // A folder cannot be made inside a file.
    let file = folder.join("file/nimlab/progress.json");
    assert!(progress_file::change(&file, reads_binary).is_err());
    assert_eq!(progress_file::load(&file).unwrap().progress, Progress::default());
}

/// Whoever else keeps theirs at the same time, nothing is lost.
#[test]
fn lessons_that_are_open_at_once_all_keep_their_places() {
    const OPEN: usize = 8;
    let file = &folder("at-once").join("nimlab/progress.json");
    std::thread::scope(|scope| {
        for lesson in 0..OPEN {
            scope.spawn(move || {
                for at in 1..=20 {
                    let mark = LessonMark { at, done: false };
                    let keep = |progress: &mut Progress| {
                        progress.keep(&lesson.to_string(), mark);
                        progress.keep_answers("shared", &[20 * lesson + at].into());
                    };
                    progress_file::change(file, keep).unwrap();
                }
            });
        }
    });
    let progress = progress_file::load(file).unwrap().progress;
    for lesson in 0..OPEN {
        assert_eq!(progress.mark(&lesson.to_string()).at, 20);
    }
    let kept: serde_json::Value = serde_json::from_str(&fs::read_to_string(file).unwrap()).unwrap();
    assert_eq!(kept["answered"]["shared"].as_array().unwrap().len(), 20 * OPEN);
}

/// A link, as those have who keep such files elsewhere, goes on leading where it did, be anything there or not.
#[cfg(unix)]
#[test]
fn a_link_to_the_progress_stays_one() {
    let folder = folder("linked");
    let (link, file) = (folder.join("progress.json"), folder.join("elsewhere.json"));
    std::os::unix::fs::symlink("elsewhere.json", &link).unwrap();
    for at in [3, 4] {
        let mark = LessonMark { at, done: false };
        progress_file::change(&link, |progress| progress.keep("binary", mark)).unwrap();
        assert!(link.is_symlink() && file.is_file() && !file.is_symlink());
        for way in [&link, &file] {
            assert_eq!(progress_file::load(way).unwrap().progress.mark("binary").at, at);
        }
    }
}

/// What cannot be read is told, stays as it is, and hangs nobody.
#[cfg(unix)]
#[test]
fn progress_that_cannot_be_read_is_never_overwritten() {
    use std::os::unix::fs::FileTypeExt;

    let folder = folder("unreadable");
    let state = folder.join("nimlab");
    fs::create_dir_all(&state).unwrap();
    let file = state.join("progress.json");
    let tries = |expected: &str| {
        let error = progress_file::change(&file, reads_binary).unwrap_err();
        assert!(error.contains(expected), "{error}");
        let (code, _, told) = ended(nimlab(&["lesson"]).env("XDG_STATE_HOME", &folder));
        let note = "note: your progress in the lessons is not read, nor kept: ";
        assert!(told.starts_with(note) && told.contains(expected), "{told}");
        assert_eq!(code, 0);
    };
    fs::create_dir(&file).unwrap();
    tries("is not a file");
    assert!(file.is_dir());
    fs::remove_dir(&file).unwrap();
    let mode = nix::sys::stat::Mode::S_IRWXU;
    nix::unistd::mkfifo(&file, mode).unwrap();
    tries("is not a file");
    assert!(fs::metadata(&file).unwrap().file_type().is_fifo());
    fs::remove_file(&file).unwrap();
    fs::File::create(&file).unwrap().set_len(2_000_000).unwrap();
    tries("is larger than 1 MB");
    assert_eq!(fs::metadata(&file).unwrap().len(), 2_000_000);
}
