//! What nimlab prints, kept in files that a person can read: as text, one in ASCII, a few as Markdown, and a few pages of
//! HTML.
//!
//! Nothing is kept twice: that another form says what the text says is a law of `tests/output/layout`, word for word, of all
//! documents.
//!
//! After a change that is meant to show, `SNAPSHOTS=overwrite cargo test --test output goldens` writes the files anew; the
//! difference is then there to be read.

use std::fmt::Write;

use course::play::{Computer, Difficulty};
use explain::question::{Generator, Kind, Level, Topic};
use theory::{Board, Position, Rule};

use crate::golden::compare;
use crate::program::{printed, run, words};

/// The file's name, and what is typed.
const SHOWN: [(&str, &str); 39] = [
    ("welcome", ""),
    ("gate", "gate"),
    ("gate-1-1-deep", "gate 1 1 --depth 3"),
    ("binary-0", "binary 0"),
    ("binary-1789", "binary 1789"),
    ("decimal-0110", "decimal 0110"),
    ("decimal-0", "decimal 0"),
    ("xor-0-0", "xor 0 0"),
    ("xor-17-18-deep", "xor 17 18 --depth 3"),
    ("sum-one-row", "sum 7"),
    ("rows", "rows 5 4 3 2 1"),
    ("move", "move 13 12 8"),
    ("explain-won", "explain 18 6 3 20 9"),
    ("explain-lost", "explain 5 4 3 2"),
    ("explain-over", "explain 0 0"),
    ("explain-outline", "explain 18 6 3 20 9 --depth 1"),
    ("explain-conclusion", "explain 18 6 3 20 9 --depth 0"),
    ("explain-deep", "explain 3 5 --depth 3"),
    ("explain-move-wins", "explain 5 4 3 2 1 --move 3,1"),
    ("explain-move-loses", "explain 5 4 3 2 1 --move 3,2"),
    ("explain-move-from-lost", "explain 1 2 3 --move 2,2"),
    ("ahead-lost", "explain 3 2 1 --looking-ahead"),
    ("ahead-move-loses", "explain 3 2 1 --looking-ahead --move 1,1"),
    ("ahead-misere", "explain --misere 1 1 1 1 --looking-ahead"),
    ("ahead-sum", "explain kayles 3 + nim 2 --looking-ahead"),
    ("proof-won", "explain 18 6 3 20 9 --proof"),
    ("proof-lost", "explain 5 4 1 --proof"),
    ("proof-over", "explain --proof 0"),
    ("misere-endgame", "explain --misere 1 1 4"),
    ("misere-as-normal", "explain --misere 5 4 3 2 1"),
    ("misere-only-ones", "explain --misere 1 1 1"),
    ("misere-move-loses", "explain --misere 2 2 --move 1,1"),
    ("misere-over", "explain --misere 0"),
    ("moves", "moves 3 2 1"),
    ("moves-of-many", "moves 100000 7 3"),
    ("group-4", "group 4"),
    ("group-3", "group 3"),
    ("towers-3-6", "towers 3 6"),
    ("towers-4-12", "towers 4 12"),
];

/// Those of the shown that are kept as Markdown as well.
const IN_MARKDOWN: [&str; 4] = ["explain-won", "gate-1-1-deep", "group-4", "rows"];

/// The same in words alone, with some that are not shown elsewhere.
const LINEAR: [(&str, &str); 7] = [
    ("explain-won", "explain 18 6 3 20 9"),
    ("gate", "gate"),
    ("binary-6", "binary 6"),
    ("group-3", "group 3"),
    ("moves", "moves 3 2 1"),
    ("kayles", "explain kayles 7 + nim 3 4"),
    ("worksheet", "worksheet xor move --count 2 --seed 1 --work"),
];

/// Answers judged, right and wrong in many ways.
const JUDGED: [(&str, [&str; 2]); 20] = [
    ("right", ["xor 3 5", "0b110"]),
    ("added", ["sum 5 4 3 2 1", "15"]),
    ("reversed", ["binary 6", "011"]),
    ("target-not-taken", ["move 18 6 3 20 9", "5,3"]),
    ("row-from-zero", ["rows 5 4 3 2 1", "0 2 4"]),
    ("letter", ["winner 5 4 3 2", "N"]),
    ("no-move-wins", ["move 5 4 3 2", "1,2"]),
    ("blank", ["move 5 4 3", "___"]),
    ("malformed", ["binary 6", "12"]),
    ("answer-in-binary", ["xor 5 6", "11"]),
    ("dropped-place", ["binary 20", "101"]),
    ("wrong-column", ["sum 18 6 3 20 9", "11"]),
    ("no-such-column", ["sum 5 4 3", "16"]),
    ("first-division", ["binary 13", "1111"]),
    ("skipped-empty-rows", ["move 0 3 0 2", "1,1"]),
    ("size-for-row", ["rows 13 12 8", "13 12 8"]),
    ("even-rows", ["rows 13 12 8", "1 2"]),
    ("no-row-wins", ["rows 5 4 3 2", "1"]),
    ("illegal", ["move 18 6 3 20 9", "7,6"]),
    ("right-winner", ["winner --misere 1 1 4", "wins"]),
];

fn check(name: &str, arguments: &[&str]) {
    compare(name, printed(arguments));
}

#[test]
fn text() {
    for (name, line) in SHOWN {
        check(&format!("text/{name}.txt"), &words(line));
    }
}

#[test]
fn ascii() {
    check("ascii/explain-won.txt", &words("explain 18 6 3 20 9 --ascii"));
}

#[test]
fn markdown() {
    for name in IN_MARKDOWN {
        let (_, line) = SHOWN.iter().find(|(shown, _)| *shown == name).expect(name);
        let words = [&words(line)[..], &["--format", "markdown"]].concat();
        check(&format!("markdown/{name}.md"), &words);
    }
}

#[test]
fn linear() {
    for (name, line) in LINEAR {
        let arguments = [&words(line)[..], &["--linear"]].concat();
        check(&format!("linear/{name}.txt"), &arguments);
    }
}

/// Pages: what each shows, without the style and the script that all have in common.
const PAGES: [(&str, &str); 5] = [
    ("explain-won", "explain 18 6 3 20 9"),
    ("xor-3-5-deep", "xor 3 5 --depth 3"),
    ("worksheet", "worksheet xor move --count 2 --seed 1 --work"),
    ("worksheet-key", "worksheet xor move --count 2 --seed 1 --work --key"),
    ("lesson-xor-gate", "lesson xor-gate --key"),
];

#[test]
fn html() {
    for (name, line) in PAGES {
        let page = printed(&[&words(line)[..], &["--format", "html"]].concat());
        let (_, after) = page.split_once("<main>\n").unwrap();
        let (shown, _) = after.split_once("</main>").unwrap();
        compare(format!("html/{name}.html"), shown.to_owned());
    }
}

#[test]
fn judgements() {
    for (name, [question, answer]) in JUDGED {
        let (_, told, said) = run(&["check", question, answer], "");
        assert_eq!(said, "");
        compare(format!("check/{name}.txt"), told);
    }
}

/// The same seed gives the same questions for ever: on every topic, from the first level to the last.
#[test]
fn questions_of_a_seed() {
    let mut questions = String::new();
    let mut generator = Generator::new(0);
    let other_games = ["kayles", "dawson"].map(|game| Topic::Game(game.parse().unwrap()));
    for topic in Topic::all().chain(other_games) {
        let mut level = Level::FIRST;
        for _ in 0..6 {
            writeln!(questions, "{}", generator.question(topic, level)).unwrap();
            level = level.up();
        }
    }
    compare("questions.txt", questions);
}

/// The generator is xoshiro256++, its seed spread by `SplitMix64`; the numbers come from another program, written after
/// what its authors have published.
#[test]
fn bits_of_a_seed() {
    const NUMBERS: &str = "
                   0:  5987356902031041503  7051070477665621255  6633766593972829180
                   1: 14971601782005023387 13781649495232077965  1847458086238483744
18446744073709551615:  6254647548650071986 16610832622747802512 16422857234328439435
";
    for line in NUMBERS.trim_matches('\n').lines() {
        let (seed, numbers) = line.split_once(':').expect(line);
        let mut generator = Generator::new(seed.trim().parse().expect(line));
        for number in numbers.split_whitespace() {
            assert_eq!(generator.number(0, u64::MAX).to_string(), number);
        }
    }
}

/// The same seed makes the same choices for ever, also where a number of the generator has to be passed over to be fair.
#[test]
fn choices_of_a_seed() {
    let mut choices = String::new();
    for (least, most) in
        [(0, 1), (1, 3), (1, 100), (0, 999_999), (1, 1 << 32), (0, 1 << 63), (5, u64::MAX / 3 * 2)]
    {
        let mut generator = Generator::new(1);
        let numbers: Vec<String> =
            (0..12).map(|_| generator.number(least, most).to_string()).collect();
        writeln!(choices, "{least} to {most}: {}", numbers.join(" ")).unwrap();
    }
    for number in 0..4 {
        let question =
            Generator::of_question(7, number).question(Topic::Kind(Kind::Sum), Level::FIRST);
        writeln!(choices, "question {number} of 7: {question}").unwrap();
    }
    for (percent, rule) in [(0, Rule::Normal), (50, Rule::Normal), (100, Rule::Misere)] {
        let mut position = Position::new(Board::from([9, 1, 6, 3, 1]), rule);
        let mut computer = Computer::new(Difficulty::percent(percent).unwrap(), 4);
        write!(choices, "computer at {percent}, {rule:?}:").unwrap();
        while let Some(mv) = computer.choose(&position) {
            write!(choices, " {},{}", mv.row, mv.take()).unwrap();
            position = position.after(mv).unwrap();
        }
        choices.push('\n');
    }
    compare("choices.txt", choices);
}
