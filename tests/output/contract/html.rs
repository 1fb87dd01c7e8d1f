//! `--format html` on every command: one whole page on standard output and the usual exit code, in ASCII where that is
//! asked for; whatever else there is to say goes to standard error.

use crate::place::Place;
use crate::support::has;

/// Every command, its exit code, and what comes on standard input.
const REQUESTS: &str = "
explain 5 4 3 2 1 --move 3,2 | 0
gate | 0
binary 6 | 0
decimal 110 | 0
xor 3 5 --depth 0 | 0
sum - | 0 | 5 4,3 2
winner 5 4 3 2 | 0
rows 5 4 3 2 1 | 0
move 5 4 3 2 1 | 0
moves 5 4 3 | 0
group 4 | 0
towers 3 6 | 0
verify --rows 2 --max 3 | 0
lesson | 0
lesson xor-gate | 0
worksheet --seed 1 --work --key | 0
practice xor --count 1 --seed 1 | 1 | 99
play --seed 1 --board 2 1 | 0 | 1;1
play --review - | 0 | first A,second B,rule normal,board 2 1,move 1;2,move 2;1
grade sheet.md | 1
lesson --lint lesson.md | 1
check xor~3~5 6 | 0
check xor~3~5 8 | 1
";

/// What somebody writes stands on it as it was written, and what cannot be done leaves none.
#[test]
fn every_command_writes_one_page() {
    const MATTER: &str = "---\ntitle: <b>\ngoals:\n- a\nlab: none\n---\n";
    let lesson = format!("{MATTER}```nimlab xor 3\n```\n");
    let place = Place::of([("sheet.md", "1. (`xor 3 5`) <script>\n"), ("lesson.md", &lesson)]);
    for line in REQUESTS.trim().lines() {
        let mut cells = line.split(" | ");
        let words: Vec<String> =
            cells.next().unwrap().split(' ').map(|word| word.replace('~', " ")).collect();
        let code: i32 = cells.next().unwrap().parse().unwrap();
        let typed = cells.next().unwrap_or_default().replace(',', "\n").replace(';', ",") + "\n";
        for options in [&["--format", "html"][..], &["--format", "html", "--ascii"]] {
            let words: Vec<&str> =
                words.iter().map(|word| &**word).chain(options.to_vec()).collect();
            let told = place.told_of(&words, &typed);
            assert_eq!(told.code, code, "{words:?}: {}", told.said);
            let page = told.printed;
            assert!(page.is_ascii() || options.len() == 2, "{words:?}");
            assert!(page.starts_with("<!doctype html>\n") && page.ends_with("</html>\n"));
            for once in ["<!doctype", "<html", "<title>", "<main>", "<h1", "</main>", "</html>"] {
                assert_eq!(page.matches(once).count(), 1, "{words:?}: {once}");
            }
        }
    }
    for request in ["xor 3", "lesson nowhere", "play --review nowhere.txt", "verify --rows 0"] {
        place.told(&format!("{request} --format html")).is_refused("");
    }
    // Who practises sees what happens while the page is made.
    let words = ["practice", "xor", "--count", "1", "--seed", "1", "--format", "html"];
    let told = place.told_of(&words, "99\n");
    has(&told.said, &["Question 1 of 1", "quit] 99"]);
    assert!(!told.said.contains('<'), "{}", told.said);
    has(&told.printed, &["&gt; 99"]);
}
