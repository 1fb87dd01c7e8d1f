//! The README, the pages beside it and the chapters of `docs` show what really happens: every command in a `console` block
//! is run and its output compared, every link and path leads somewhere, and every chapter is in the list of chapters.
//!
//! A line that begins with `$ ` is a command, the lines after it are what it prints; a line `...` stands for any
//! lines left out. `cargo run --` and `nimlab` both mean the program under test. After a change that is meant,
//! `SNAPSHOTS=overwrite cargo test --test project readme` writes the outputs anew.
#![cfg(unix)]

use std::env;
use std::process::Command;

use super::page::{Page, pages, root};
use crate::golden::compare;
use course::lesson::{LessonAssets, lint};
use theory::Game;

const LEFT_OUT: &str = "...";

/// What may feed a board to nimlab through a pipe.
const FEEDERS: [&str; 3] = ["echo", "printf", "seq"];

const BEGIN: &str = "\n```console\n$ ";
const END: &str = "\n```\n";

#[test]
fn pages_show_what_the_program_prints() {
    for page in pages() {
        compare(root().join(&page.name), anew(&page));
    }
}

/// A page with what the program prints now.
fn anew(Page { name, text }: &Page) -> String {
    let mut parts = text.split(BEGIN);
    let mut anew = parts.next().unwrap_or_default().to_owned();
    assert!(!anew.contains("```console"), "{name}: a block begins with a command");
    for part in parts {
        let (block, after) = part.split_once(END).expect("the block has an end");
        assert!(!after.contains("```console"), "{name}: a block begins with a command");
        let commands = block.split("\n$ ").map(|shown| {
            let lines: Vec<&str> = shown.lines().collect();
            let printed = match lines[0] {
                // It would run this very test again.
                "cargo test" => String::new(),
                command => run(&script(command)),
            };
            let printed: Vec<&str> = printed.lines().collect();
            [&lines[..1], &cut_alike(&lines[1..], &printed)].concat().join("\n")
        });
        let commands: Vec<String> = commands.collect();
        anew += &[BEGIN, &commands.join("\n$ "), END, after].concat();
    }
    anew
}

#[test]
fn every_link_and_path_leads_somewhere_and_every_chapter_is_listed() {
    let summary = Page::read("docs/SUMMARY.md");
    let listed: Vec<String> = summary.links().into_iter().map(|(place, _)| place).collect();
    let pages = pages();
    for page in pages.iter().chain([&summary]) {
        for (place, heading) in page.links() {
            assert!(root().join(&place).exists(), "{}: {place}", page.name);
            if !heading.is_empty() {
                let headings = Page::read(&place).headings();
                assert!(headings.contains(&heading), "{}: {heading} in {headings:?}", page.name);
            }
        }
        for place in page.paths() {
            assert!(root().join(&place).exists(), "{}: {place}", page.name);
        }
        let is_chapter = page.name.starts_with("docs/") && page.name != summary.name;
        assert!(!is_chapter || listed.contains(&page.name), "{}", page.name);
    }
}

#[test]
fn every_game_stands_in_the_chapter_on_games() {
    let chapter = Page::read("docs/games.md").text;
    for game in Game::ALL.map(|game| format!("`{game}`")) {
        assert!(chapter.contains(&game), "{game}");
    }
}

/// The kind that is added there is no part of nimlab; what it is added to is, and so is all that it has to say.
#[test]
fn the_chapter_on_adding_a_kind_fits_the_code() {
    let chapter = Page::read("docs/adding-a-kind.md").text;
    let listed = between(&chapter, "```diff\n", "```");
    let mut file = Page { name: String::new(), text: String::new() };
    for line in listed.lines().map(str::trim).filter(|line| !line.starts_with('+')) {
        if let Some(name) = line.strip_prefix("@@ ") {
            file = Page::read(name);
            continue;
        }
        let there = line.trim_start_matches('-').trim();
        let mut lines = file.text.lines();
        assert!(lines.any(|line| line.trim() == there), "{}: {there}", file.name);
    }
    // Its functions are those of other kinds, and of the trait no function is left out.
    let kinds = Page::read("crates/explain/src/kinds/mod.rs").text;
    let known = Page::read("crates/explain/src/kinds/binary.rs").text;
    let code = between(&chapter, "```rust\n", "```");
    for function in code.lines().map(str::trim).filter(|line| line.contains("fn ")) {
        assert!(known.contains(function), "{function}");
    }
    let wanted = between(&kinds, "trait Ask {\n", "\n}\n").lines().map(str::trim);
    let wanted =
        wanted.filter(|line| line.ends_with(';')).filter_map(|line| line.strip_prefix("fn "));
    let wanted: Vec<&str> = wanted.filter_map(|line| Some(line.split_once('(')?.0)).collect();
    assert!(wanted.contains(&"solve"), "{wanted:?}");
    for name in wanted {
        let is_told =
            [format!("`{name}`"), format!("fn {name}(")].iter().any(|it| chapter.contains(it));
        assert!(is_told, "{name}");
    }
}

fn between<'a>(text: &'a str, begin: &str, end: &str) -> &'a str {
    let (_, rest) = text.split_once(begin).expect(begin);
    rest.split_once(end).expect(end).0
}

#[test]
fn the_example_of_a_lesson_is_one() {
    struct NoOthers;
    impl LessonAssets for NoOthers {
        fn has(&self, _: &str) -> bool {
            false
        }
    }
    // It stands between tildes, because it has fences of its own.
    let chapter = Page::read("docs/lessons.md").text;
    let (_, example) = chapter.split_once("~~~text\n").expect("there is an example");
    let (example, _) = example.split_once("~~~").expect("it has an end");
    let findings = lint("my-lesson.md", example, &NoOthers).unwrap();
    assert!(findings.is_empty(), "{findings:?}");
}

/// A command for a shell that knows `nimlab`, and runs nothing else but what feeds it.
fn script(command: &str) -> String {
    let script = command.replace("cargo run --", "nimlab");
    let mut programs = script.split(" | ").filter_map(|part| part.split(' ').next());
    let is_fed = script.contains(" | ") && FEEDERS.iter().any(|feeder| script.starts_with(feeder));
    let known = programs.by_ref().skip(usize::from(is_fed)).all(|program| program == "nimlab");
    assert!(known, "nobody has said how to test `{command}`");
    script
}

/// What a shell prints, standard error with standard output, with no terminal and nothing set that asks for colour.
fn run(script: &str) -> String {
    let output = Command::new("sh")
        .arg("-c")
        .arg(format!("exec 2>&1; nimlab() {{ \"$NIMLAB\" \"$@\"; }}; {script}"))
        .env_clear()
        .envs(env::var_os("PATH").map(|path| ("PATH", path)))
        .env("NIMLAB", env!("CARGO_BIN_EXE_nimlab"))
        // Nobody's place in the lessons is looked at.
        .env("XDG_STATE_HOME", concat!(env!("CARGO_TARGET_TMPDIR"), "/readme"))
        .output()
        .expect("sh can be run");
    String::from_utf8(output.stdout).expect("the output is text")
}

/// What is printed, with as many lines at both ends as are shown, where some are left out, and those between that are shown.
fn cut_alike<'a>(shown: &[&'a str], printed: &[&'a str]) -> Vec<&'a str> {
    let pieces: Vec<&[&str]> = shown.split(|line| *line == LEFT_OUT).collect();
    let [first, between @ .., last] = &pieces[..] else {
        return printed.to_vec();
    };
    if first.len() + last.len() >= printed.len() {
        return printed.to_vec();
    }
    let (begin, rest) = printed.split_at(first.len());
    let (inside, end) = rest.split_at(rest.len() - last.len());
    let is_there = |piece: &&&[&str]| inside.windows(piece.len()).any(|lines| lines == **piece);
    let between = between.iter().copied().filter(|piece| is_there(&piece));
    let kept: Vec<&[&str]> = [begin].into_iter().chain(between).chain([end]).collect();
    kept.join(&LEFT_OUT)
}
