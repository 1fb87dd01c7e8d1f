//! The README, the pages beside it and the chapters of `docs` show what really happens: every command in a `console` block
//! is run and its output compared, every link and path leads somewhere, and every chapter is in the list of chapters.
//!
//! A line that begins with `$ ` is a command, the lines after it are what it prints; a line `...` stands for any
//! lines left out. `cargo run --` and `nimlab` both mean the program under test. To write the outputs anew
//! after a change that is meant:
//!
//! ```console
//! $ NIMLAB_UPDATE_README=1 cargo test --test project readme
//! ```
#![cfg(unix)]

use std::env;
use std::fs;
use std::ops::Range;
use std::process::Command;

use super::page::{Page, pages, root};
use nimlab::document::Text;
use nimlab::game::{DisguisedGame, Game};
use nimlab::grade::task_in_words;
use nimlab::lesson::{LessonAssets, lint};

const LEFT_OUT: &str = "...";

/// What may feed a board to nimlab through a pipe.
const FEEDERS: [&str; 3] = ["echo ", "printf ", "seq "];

/// A command with where its output stands among the lines of its page, counted from 0.
struct Shown<'a> {
    command: &'a str,
    output: Range<usize>,
}

/// What to do with a command.
#[derive(Debug, PartialEq, Eq)]
enum Action {
    /// Run this in a shell that knows `nimlab`.
    Run(String),
    /// `cargo test` would run this very test again.
    PassOver,
    /// Nobody has said how to test this.
    Unknown,
}

#[test]
fn pages_show_what_the_program_prints() {
    let wrong: Vec<String> = pages().iter().flat_map(what_differs).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// What a page shows otherwise than the program prints it. Where that is asked for, the page is written anew instead.
fn what_differs(page: &Page) -> Vec<String> {
    let Page { name, text } = page;
    let lines: Vec<&str> = text.lines().collect();
    let mut wrong = Vec::new();
    let mut rewritten: Vec<String> = Vec::new();
    let mut next = 0;
    for Shown { command, output } in shown(page, &lines) {
        let expected = &lines[output.clone()];
        rewritten.extend(lines[next..output.start].iter().map(ToString::to_string));
        next = output.end;
        let printed = match action(command) {
            Action::Run(script) => run(&script),
            Action::PassOver => String::new(),
            Action::Unknown => panic!(
                "{name}, line {}: this test does not know how to run `{command}`",
                output.start
            ),
        };
        let printed: Vec<&str> = printed.lines().collect();
        if matches(expected, &printed) {
            rewritten.extend(expected.iter().map(ToString::to_string));
        } else {
            rewritten.extend(cut_alike(expected, &printed));
            wrong.push(format!(
                "{name}, line {}: $ {command}\n--- the page shows\n{}\n--- the program prints\n{}\n",
                output.start,
                expected.join("\n"),
                printed.join("\n")
            ));
        }
    }
    if env::var_os("NIMLAB_UPDATE_README").is_none() {
        return wrong;
    }
    if !wrong.is_empty() {
        rewritten.extend(lines[next..].iter().map(ToString::to_string));
        fs::write(root().join(name), rewritten.join("\n") + "\n").expect("a page can be written");
    }
    Vec::new()
}

#[test]
fn the_readme_opens_with_the_two_commands_that_matter_most() {
    let readme = Page::read("README.md");
    let lines: Vec<&str> = readme.text.lines().collect();
    let shown = shown(&readme, &lines);
    let commands: Vec<&str> = shown.iter().map(|shown| shown.command).collect();
    assert_eq!(
        commands[..2],
        ["cargo run -- explain 18 6 3 20 9", "cargo test"]
    );
}

#[test]
fn the_readme_can_be_read_in_a_few_minutes() {
    let lines = Page::read("README.md").text.lines().count();
    assert!(lines <= 130, "it has {lines} lines");
}

#[test]
fn every_link_and_path_leads_somewhere_and_every_chapter_is_listed() {
    let summary = Page::read("docs/SUMMARY.md");
    let listed: Vec<String> = summary
        .links()
        .into_iter()
        .map(|(place, _)| place)
        .collect();
    let pages = pages();
    for page in pages.iter().chain([&summary]) {
        for (place, heading) in page.links() {
            assert!(root().join(&place).exists(), "{}: {place}", page.name);
            if !heading.is_empty() {
                let headings = Page::read(&place).headings();
                assert!(
                    headings.contains(&heading),
                    "{}: {heading} in {headings:?}",
                    page.name
                );
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
    let disguises = DisguisedGame::ALL.map(|game| format!("`explain {game} "));
    let games = Game::examples().map(|game| format!("`{game}`"));
    for game in games.chain(disguises) {
        assert!(chapter.contains(&game), "{game}");
    }
}

#[test]
fn every_block_is_a_console_or_plain_text() {
    // The example of a lesson stands between tildes, because it has fences of its own.
    let example = example_of_a_lesson();
    for Page { name, text } in pages() {
        let mut inside = false;
        for line in text.replace(&example, "").lines() {
            if let Some(language) = line.trim_start().strip_prefix("```") {
                // The files of recipes are tried in tests/project/recipes.
                const OF_RECIPES: [&str; 6] = ["bash", "yaml", "json", "html", "python", "make"];
                let is_tried = ["console", "text"].contains(&language);
                assert!(
                    inside || is_tried || OF_RECIPES.contains(&language),
                    "`{line}` in {name} begins a block that no test looks at"
                );
                inside = !inside;
            }
        }
        assert!(!inside, "the last block of {name} has no end");
    }
}

#[test]
fn the_example_of_a_lesson_is_one() {
    struct NoOthers;
    impl LessonAssets for NoOthers {
        fn has(&self, _: &str) -> bool {
            false
        }

        fn task(&self, function: &str) -> Option<Text> {
            task_in_words(function)
        }
    }
    let findings = lint("my-lesson.md", &example_of_a_lesson(), &NoOthers).unwrap();
    assert!(findings.is_empty(), "{findings:?}");
}

fn example_of_a_lesson() -> String {
    let Page { name, text } = Page::read("docs/lessons.md");
    let example = text
        .split_once("~~~text\n")
        .and_then(|(_, after)| after.split_once("~~~"));
    let (example, _) = example.unwrap_or_else(|| panic!("{name} has an example of a lesson"));
    example.to_owned()
}

#[test]
fn dots_stand_for_any_lines() {
    let printed = ["a", "b", "c"];
    assert!(matches(&["a", "b", "c"], &printed));
    assert!(matches(&["a", "...", "c"], &printed));
    assert!(matches(&["a", "...", "b", "c"], &printed));
    assert!(matches(&["..."], &printed));
    assert!(!matches(&["a", "..."], &["b"]));
    assert!(!matches(&["a", "b"], &printed));
    assert_eq!(cut_alike(&["x", "...", "y"], &printed), ["a", "...", "c"]);
}

#[test]
fn commands_are_recognised() {
    let run = |script: &str| Action::Run(script.to_owned());
    assert_eq!(action("nimlab gate 1 0"), run("nimlab gate 1 0"));
    assert_eq!(
        action("cargo run -- gate | nimlab sum -"),
        run("nimlab gate | nimlab sum -")
    );
    assert_eq!(action("seq 9 | nimlab sum -"), run("seq 9 | nimlab sum -"));
    assert_eq!(action("cargo test"), Action::PassOver);
    for unknown in ["seq 9", "rm x | nimlab sum -", "nimlab gate | less", "make"] {
        assert_eq!(action(unknown), Action::Unknown, "{unknown}");
    }
}

/// The commands of all console blocks.
fn shown<'a>(page: &Page, lines: &[&'a str]) -> Vec<Shown<'a>> {
    let mut shown: Vec<Shown<'a>> = Vec::new();
    let mut in_console = false;
    for (index, &line) in lines.iter().enumerate() {
        if !in_console {
            in_console = line == "```console";
            let begins_with_a_command =
                || lines.get(index + 1).is_some_and(|l| l.starts_with("$ "));
            assert!(
                !in_console || begins_with_a_command(),
                "{}, line {}: the block does not begin with a command",
                page.name,
                index + 1
            );
        } else if line == "```" {
            in_console = false;
        } else if let Some(command) = line.strip_prefix("$ ") {
            shown.push(Shown {
                command,
                output: index + 1..index + 1,
            });
        } else if let Some(last) = shown.last_mut() {
            last.output.end = index + 1;
        }
    }
    shown
}

fn action(command: &str) -> Action {
    if command == "cargo test" {
        return Action::PassOver;
    }
    let mut parts: Vec<String> = command.split(" | ").map(as_nimlab).collect();
    let feeds = |part: &String| FEEDERS.iter().any(|feeder| part.starts_with(feeder));
    let script = parts.join(" | ");
    if parts.len() > 1 && feeds(&parts[0]) {
        parts.remove(0);
    }
    let is_nimlab = |part: &String| part == "nimlab" || part.starts_with("nimlab ");
    if parts.iter().all(is_nimlab) {
        Action::Run(script)
    } else {
        Action::Unknown
    }
}

fn as_nimlab(part: &str) -> String {
    match part.strip_prefix("cargo run --") {
        Some(arguments) => format!("nimlab{arguments}"),
        None => part.to_owned(),
    }
}

/// What a shell prints, standard error with standard output, with no terminal and nothing set that asks for colour.
fn run(script: &str) -> String {
    let output = Command::new("sh")
        .arg("-c")
        .arg(format!(
            "exec 2>&1; nimlab() {{ \"$NIMLAB\" \"$@\"; }}; {script}"
        ))
        .env_clear()
        .envs(env::var_os("PATH").map(|path| ("PATH", path)))
        .env("NIMLAB", env!("CARGO_BIN_EXE_nimlab"))
        // Nobody's place in the lessons is looked at.
        .env(
            "XDG_STATE_HOME",
            concat!(env!("CARGO_TARGET_TMPDIR"), "/readme"),
        )
        .output()
        .expect("sh can be run");
    String::from_utf8(output.stdout).expect("the output is text")
}

fn matches(shown: &[&str], printed: &[&str]) -> bool {
    match (shown.split_first(), printed.split_first()) {
        (None, printed) => printed.is_none(),
        (Some((&LEFT_OUT, rest)), _) => {
            (0..=printed.len()).any(|skipped| matches(rest, &printed[skipped..]))
        }
        (Some((line, rest)), Some((first, others))) => line == first && matches(rest, others),
        (Some(_), None) => false,
    }
}

/// What is printed, with as many lines left at both ends as the README shows, where it leaves out any.
fn cut_alike(shown: &[&str], printed: &[&str]) -> Vec<String> {
    let before = shown.iter().position(|&line| line == LEFT_OUT);
    let after = shown.iter().rev().position(|&line| line == LEFT_OUT);
    let lines = match (before, after) {
        (Some(before), Some(after)) if before + after < printed.len() => [
            &printed[..before],
            &[LEFT_OUT],
            &printed[printed.len() - after..],
        ]
        .concat(),
        _ => printed.to_vec(),
    };
    lines.iter().map(ToString::to_string).collect()
}
