//! `--format html` on every command: one whole page on standard output and the usual exit code, in ASCII where that is
//! asked for; whatever else there is to say goes to standard error.

use std::fs;
use std::path::PathBuf;

use super::nimlab;

/// Every command, its exit code, what comes on standard input, and something that stands on its page.
const REQUESTS: &str = r#"
 | 0 | | <h1>nimlab explains the game of Nim, step by step.</h1>
explain 18 6 3 20 9 | 0 | | <strong>Answer:</strong>
explain 5 4 3 2 1 --move 3,2 | 0 | | class="step"
explain --misere 1 1 4 | 0 | | class="step"
explain 5 4 3 --depth 0 | 0 | | <p class="answer">
gate | 0 | | <h1>The XOR gate</h1>
gate 1 0 | 0 | | class="step"
binary 6 | 0 | | class="step"
decimal 110 | 0 | | class="step"
xor 3 5 | 0 | | class="step"
sum - | 0 | 5 4\n3 2 | <h1>The nim sum of 5 4 3 2</h1>
winner 5 4 3 2 | 0 | | class="step"
rows 5 4 3 2 1 | 0 | | class="step"
move 5 4 3 2 1 | 0 | | class="step"
moves 5 4 3 | 0 | | <table
group 4 | 0 | | <dfn>closure</dfn>
towers 3 6 | 0 | | <strong>Answer:</strong>
verify --rows 2 --max 3 | 0 | | <h1>
lesson | 0 | | <code>the-game</code>
lesson xor-gate | 0 | | <blockquote>
lesson xor-gate --key | 0 | | <h2>Answers to the exercises</h2>
worksheet --seed 1 --work | 0 | | <span class="blank"></span>
worksheet --seed 1 --work --key | 0 | | to-fill
practice xor --count 1 --seed 1 | 1 | 99\n | <p><code class="whole">&gt; 99</code></p>
play --seed 1 --board 2 1 | 0 | 1,1\n | <p><code class="whole">&gt; 1,1</code></p>
play --review - | 0 | first A\nsecond B\nrule normal\nboard 2 1\nmove 1,2\nmove 2,1\n | <h1>The game, move by move</h1>
grade sheet.md | 1 | | <section class="step">
lesson --lint lesson.md | 1 | | <h1>Lesson files checked</h1>
check xor~3~5 6 | 0 | | <strong class="good">Right:</strong>
check xor~3~5 8 | 1 | | <strong class="bad">Not right:</strong>
"#;

fn page(request: &str, input: &str, options: &[&str]) -> (i32, String) {
    let words = request.split(' ').filter(|word| !word.is_empty());
    let output = nimlab()
        .args(words.map(|word| word.replace('~', " ")))
        .args(options)
        .current_dir(folder())
        .env("XDG_STATE_HOME", folder())
        .write_stdin(input)
        .output()
        .expect("the program starts");
    let page = String::from_utf8(output.stdout).expect("a page is text");
    (output.status.code().expect("it ends by itself"), page)
}

fn folder() -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("contract-html");
    fs::create_dir_all(&folder).expect("the folder can be made");
    folder
}

fn is_one_page(page: &str, what: &str) {
    for once in [
        "<!doctype html>\n",
        "<html",
        "<head>",
        "<title>",
        "<body>",
        "<main>",
        "<h1",
        "</main>",
        "</html>\n",
    ] {
        assert_eq!(page.matches(once).count(), 1, "{what}: {once}");
    }
    assert!(page.starts_with("<!doctype html>\n") && page.ends_with("</html>\n"), "{what}");
}

/// In ASCII the signs are references.
#[test]
fn every_command_writes_one_page() {
    let sheet = "1. (`xor 3 5`) <script>\n2. (`sum 5 4 3 2`) 0\n";
    let matter = "---\ntitle: <b>\ngoals:\n- a\nlab: none\n---\n";
    let lesson = format!("{matter}```nimlab xor 3\n```\n");
    for (name, text) in [("sheet.md", sheet), ("lesson.md", &lesson)] {
        fs::write(folder().join(name), text).expect("it can be written");
    }
    for line in REQUESTS.trim_matches('\n').lines() {
        let line = line.replace("\\n", "\n");
        let cells: Vec<&str> = line.split(" |").map(str::trim_start).collect();
        let [request, code, input, expected] = cells[..] else {
            panic!("{line}");
        };
        let code: i32 = code.parse().expect(request);
        let (exit, written) = page(request, input, &["--format", "html"]);
        assert!(written.contains(expected), "{line}: {written}");
        let (exit_in_ascii, in_ascii) = page(request, input, &["--format", "html", "--ascii"]);
        assert_eq!([exit, exit_in_ascii], [code; 2], "{line}");
        assert!(in_ascii.is_ascii(), "{line}");
        is_one_page(&written, &line);
        is_one_page(&in_ascii, &line);
    }
}

#[test]
fn what_cannot_be_done_leaves_no_page() {
    for request in ["xor 3", "lesson nowhere", "play --review nowhere.txt", "verify --rows 0"] {
        assert_eq!(page(request, "", &["--format", "html"]), (2, String::new()), "{request}");
    }
}

/// Who plays or practises sees what happens while the page is made.
#[test]
fn what_is_said_on_the_way_can_be_seen_at_once() {
    let output = nimlab()
        .args(["practice", "xor", "--count", "1", "--seed", "1", "--format", "html"])
        .write_stdin("99\n")
        .output()
        .expect("the program starts");
    let said = String::from_utf8(output.stderr).expect("text");
    assert!(said.contains("Question 1 of 1") && said.contains("> 99"), "{said}");
    assert!(!said.contains('<'), "{said}");
}
