//! What a hand-in loses that is late. Python's `datetime` counts the days, in which nimlab has no part.

use std::fs::{self, File};
use std::process::Command;
use std::time::{Duration, SystemTime};

use serde_json::Value;

use crate::lab::folder;
use crate::support::few_or_all;
use crate::{nimlab_in, python_is_there};

const RULES: &str = "functions = ['is_human', 'is_board_empty']
max_points = 87.5
[late]
due = '2026-12-01T23:59+01:00'
per_day = 0.07
most = 0.5
";

const HALF: &str = "def is_human(name):\n    return 'computer' not in name.lower()\n";

/// Days late and points, by these seconds since 1970, as Python has them.
const EXPECTED: &str = r"
import datetime, json, math, sys
from fractions import Fraction
zone = datetime.timezone(datetime.timedelta(hours=1))
due = datetime.datetime(2026, 12, 1, 23, 59, tzinfo=zone)
day = datetime.timedelta(days=1)
rows = []
for seconds in json.loads(sys.argv[1]):
    at = datetime.datetime.fromtimestamp(seconds, datetime.timezone.utc)
    days = max(0, -((due - at) // day)) if at > due else 0
    before = Fraction(4375, 100)
    lost = min(Fraction(7, 100) * days, Fraction(1, 2)) * before
    points = before - Fraction(math.floor(lost * 100), 100)
    rows.append([days, float(points)])
print(json.dumps(rows))
";

#[test]
fn each_day_after_it_was_due_costs_its_share_wherever_it_is_graded() {
    if !python_is_there() {
        return;
    }
    let due = 1_796_165_940_u64;
    let mut seconds = vec![due - 1, due, due + 1, due + 86_400, due + 86_401];
    let mut random = 11_u64;
    while seconds.len() < 12 {
        random = random
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        seconds.push(due - 300_000 + (random >> 33) % 1_500_000);
    }
    let seconds = few_or_all(seconds, 6, "dates of hand-ins");
    let folder = folder("late");
    fs::create_dir(folder.join("in")).expect("a folder can be made");
    fs::write(folder.join("lab.toml"), RULES).expect("it can be written");
    for (number, &seconds) in seconds.iter().enumerate() {
        let path = folder.join(format!("in/s{number}.py"));
        fs::write(&path, HALF).expect("it can be written");
        let file = File::options().write(true).open(path).expect("it opens");
        let at = SystemTime::UNIX_EPOCH + Duration::from_secs(seconds);
        file.set_modified(at).expect("it can be set");
    }
    let list = serde_json::json!(seconds).to_string();
    let expected = Command::new("python3")
        .args(["-I", "-c", EXPECTED, &list])
        .output()
        .expect("Python runs");
    let expected: Value = serde_json::from_slice(&expected.stdout).expect("it is JSON");
    let words = [
        "grade", "in", "--lab", "lab.toml", "--output", "out", "--format", "json",
    ];
    let grade = |zone: &str| {
        let told = Command::new(env!("CARGO_BIN_EXE_nimlab"))
            .args(words)
            .env("TZ", zone)
            .current_dir(&folder)
            .output()
            .expect("nimlab runs");
        String::from_utf8(told.stdout).expect("it is text")
    };
    let told = grade("America/New_York");
    assert_eq!(told, grade("Asia/Tokyo"));
    let told: Value = serde_json::from_str(&told).expect("it is JSON");
    let table = fs::read_to_string(folder.join("out/grades.csv")).expect("there is a table");
    let mut table = csv::Reader::from_reader(table.as_bytes());
    let header = table.headers().expect("it has a header").clone();
    let rows = table.records().map(|row| row.expect("it is a row"));
    for (place, row) in rows.enumerate() {
        let field = |name: &str| {
            let column = header.iter().position(|it| it == name);
            &row[column.expect(name)]
        };
        let hand_in = &told["submissions"][place];
        let [days, points] = [0, 1].map(|part| &expected[place][part]);
        let read = |name: &str| serde_json::from_str::<Value>(field(name)).expect("a number");
        let is_same = |one: &Value, other: &Value| one.as_f64() == other.as_f64();
        assert!(is_same(&hand_in["points"], points), "{place}: {hand_in}");
        assert!(is_same(&read("points"), points), "{place}: {row:?}");
        assert_eq!(&read("days_late"), days);
        let is_late = *days != 0;
        assert_eq!(&hand_in["late"]["days"] == days, is_late, "{hand_in}");
        assert_eq!(hand_in["late"].is_null(), !is_late);
        let page = fs::read_to_string(folder.join(format!("out/s{place}.md")));
        let page = page.expect("there is a page").replace('\u{a0}', " ");
        let is_told = page.contains("due 2026-12-01 23:59 UTC+01:00, so");
        assert_eq!(is_told, is_late, "{page}");
    }
}

#[test]
fn a_class_that_is_graded_in_parts_loses_the_same() {
    if !python_is_there() {
        return;
    }
    let folder = folder("late-parts");
    fs::create_dir(folder.join("in")).expect("a folder can be made");
    let rules = RULES.replace("2026-12-01T23:59+01:00", "2001-12-01T23:59");
    fs::write(folder.join("lab.toml"), rules).expect("it can be written");
    for name in ["a", "b", "c"] {
        fs::write(folder.join(format!("in/{name}.py")), HALF).expect("it can be written");
    }
    let words = ["grade", "in", "--lab", "lab.toml", "--format", "json"];
    let whole = nimlab_in(&folder, &words).stdout;
    for part in ["1/2", "2/2"] {
        let told = nimlab_in(&folder, &[&words[..], &["--shard", part]].concat()).stdout;
        fs::write(folder.join(format!("{}.json", &part[..1])), told).expect("it can be written");
    }
    let merged = nimlab_in(&folder, &["merge", "1.json", "2.json", "--format", "json"]).stdout;
    assert_eq!(String::from_utf8(merged), String::from_utf8(whole.clone()));
    let whole: Value = serde_json::from_slice(&whole).expect("it is JSON");
    assert_eq!(whole["submissions"][0]["late"]["costs"], 0.5);
    assert_eq!(whole["submissions"][0]["points"], 21.88);
    let told = nimlab_in(
        &folder,
        &["lab", "--lab", "lab.toml", "--format", "markdown"],
    )
    .stdout;
    let told = String::from_utf8(told)
        .expect("it is text")
        .replace('\u{a0}', " ");
    let rule = "This is due 2001-12-01 23:59 UTC. Each day that has begun after that costs 7% of the points, 50% at most.";
    assert!(told.replace('\n', " ").contains(rule), "{told}");
}

#[test]
fn a_late_rule_that_is_none_is_refused_with_its_line() {
    let folder = folder("late-none");
    fs::write(folder.join("lab.py"), HALF).expect("it can be written");
    for (late, words) in [
        (
            "due = 'tomorrow'\nper_day = 0.1",
            [
                "line 2: `due = 'tomorrow'`",
                "such as \"2026-12-01T23:59+01:00\"",
            ],
        ),
        (
            "due = 2026-13-01T10:00:00Z\nper_day = 0.1",
            ["line 2", "2026-13-01"],
        ),
        (
            "due = 7\nper_day = 0.1",
            ["line 2: `due = 7`", "expected a day and a time"],
        ),
        (
            "due = 2026-12-01T10:00:00Z\nper_day = 2",
            ["line 3: `per_day = 2`", "expected a fraction from 0 to 1"],
        ),
        (
            "due = 2026-12-01T10:00:00Z\nper_day = 0.1\nmost = 'all'",
            ["line 4: `most = 'all'`", "expected a fraction"],
        ),
        ("due = 2026-12-01T10:00:00Z", ["line 1", "per_day"]),
        (
            "due = 2026-12-01T10:00:00Z\nper_day = 0.1\nper_week = 1",
            ["line 4", "per_week"],
        ),
    ] {
        fs::write(folder.join("lab.toml"), format!("[late]\n{late}\n")).expect("it can be written");
        let told = nimlab_in(&folder, &["grade", "lab.py", "--lab", "lab.toml"]);
        let said = String::from_utf8_lossy(&told.stderr);
        assert_eq!(told.status.code(), Some(2), "{said}");
        for words in words {
            assert!(said.contains(words), "{words}: {said}");
        }
    }
}
